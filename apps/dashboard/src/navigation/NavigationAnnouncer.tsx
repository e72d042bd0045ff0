import { VisuallyHidden } from '@sitelens/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The new screen sets its title while it renders, a loaded one a moment later. */
const AFTER_MS = 300;

/**
 * Does on a change of screen what a browser does on a change of page: the focus goes to the start of what
 * is new, and its title is read out. A change of the query string is none.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
