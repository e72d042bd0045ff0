import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while; until then the one before. */
export function useSettled<Value extends string | undefined>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
