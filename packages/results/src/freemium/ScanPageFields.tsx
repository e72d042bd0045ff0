import { checkStartUrl } from '@sitelens/api-client/contract';
import { Form, FormError, TextField } from '@sitelens/ui/forms';
import { Button } from '@sitelens/ui/primitives';
import { mediaUp, tokens } from '@sitelens/ui/theme';
import { ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFreemiumWords } from '../words/freemium.ts';
import type { PublicScanRefusal } from './PublicScanRefusal.ts';
import { useRefusalSentence } from './useRefusalSentence.ts';

export interface ScanPageFieldsProps {
  /** What stands in the field at first. */
  startUrl?: string | undefined;
  /** Called with an address that can be one, as it was typed. */
  onSubmit: (startUrl: string) => void;
  isSending: boolean;
  refusal: PublicScanRefusal | undefined;
}

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  > :first-child { flex: 1; }
  > button { min-height: 3rem; padding-inline: ${tokens.space.xl}; font-size: ${tokens.fontSize.l}; }
  input { min-height: 3rem; font-size: ${tokens.fontSize.l}; }
  ${mediaUp('tablet')} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    /* Beside the field, below its label. */
    > button { margin-top: calc(1.5 * ${tokens.fontSize.s} + ${tokens.space.xs}); }
  }
`;

/**
 * One field for the address of a page. What can be no address is said at once; what is none that may be scanned
 * the service knows, since an installation may allow private hosts.
 */
export function ScanPageFields({ startUrl = '', onSubmit, isSending, refusal }: ScanPageFieldsProps) {
  const t = useFreemiumWords();
  const sentence = useRefusalSentence();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(startUrl);
  const [isNoAddress, setIsNoAddress] = useState(false);
  const ofField: PublicScanRefusal | undefined = isNoAddress
    ? { kind: 'address', error: 'invalid-url' }
    : refusal?.kind === 'address'
      ? refusal
      : undefined;
  useEffect(() => {
    if (refusal?.kind === 'address') field.current?.focus();
  }, [refusal]);

  function send() {
    if (isSending) return;
    const check = checkStartUrl(typed);
    const isWrong = !check.ok && check.error === 'invalid-url';
    setIsNoAddress(isWrong);
    if (isWrong) field.current?.focus();
    else onSubmit(typed);
  }

  return (
    <Form onSubmit={send}>
      {refusal !== undefined && refusal.kind !== 'address' && <FormError title={sentence(refusal)} />}
      <Row>
        <TextField
          ref={field}
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          label={t('freemium.form.startUrl')}
          placeholder="www.example.com"
          required
          maxLength={2_048}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={ofField && sentence(ofField)}
        />
        <Button type="submit" variant="primary" icon={<ScanSearch aria-hidden />} isLoading={isSending}>
          {t('freemium.form.submit')}
        </Button>
      </Row>
    </Form>
  );
}
