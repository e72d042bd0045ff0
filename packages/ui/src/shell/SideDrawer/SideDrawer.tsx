import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { truncate } from '../../internal/truncate.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useUiWords } from '../../words/useUiWords.ts';
import { DrawerEntries, type DrawerEntry } from './DrawerEntries.tsx';
import { Footer, Header, Overlay, Root, Subtitle, Titles } from './sideDrawerParts.ts';

const SUBTITLE_LENGTH = 16;

export interface SideDrawerProps {
  /** Stands in the drawer's head while it is open. */
  title?: ReactNode;
  /** Cut at 16 characters. */
  subtitle?: string;
  entries: readonly DrawerEntry[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The main navigation: wide with words, or narrow with icons alone. Below 768 px it lies over the page
 * when open; a press beside it, or Escape, closes it.
 */
export function SideDrawer({ title, subtitle, entries, isOpen, onOpenChange }: SideDrawerProps) {
  const t = useUiWords();
  const root = useRef<HTMLElement>(null);
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;

  useEffect(() => {
    if (isOpen && isOverlaid()) root.current?.focus();
  }, [isOpen]);

  function closeOverlay() {
    if (isOpen && isOverlaid()) onOpenChange(false);
  }

  // What is under the overlay must not take focus unseen (WCAG 2.4.11).
  function handleBlur(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget;
    if (next !== null && !event.currentTarget.contains(next)) closeOverlay();
  }
  return (
    <>
      {isOpen && <Overlay aria-hidden onClick={() => onOpenChange(false)} />}
      <Root
        data-open={isOpen ? '' : undefined}
        aria-label={t('shell.navigation')}
        ref={root}
        tabIndex={-1}
        onBlur={handleBlur}
        onKeyDown={(event) => event.key === 'Escape' && closeOverlay()}
      >
        {isOpen && (title !== undefined || subtitle !== undefined) && (
          <Header>
            <Titles>
              {title}
              {subtitle !== undefined && (
                <Subtitle title={subtitle}>{truncate(subtitle, SUBTITLE_LENGTH)}</Subtitle>
              )}
            </Titles>
          </Header>
        )}
        <DrawerEntries entries={entries} isOpen={isOpen} onFollow={closeOverlay} />
        <Footer>
          <IconButton
            label={isOpen ? t('shell.collapseDrawer') : t('shell.openDrawer')}
            icon={<Icon aria-hidden />}
            aria-expanded={isOpen}
            size="s"
            onClick={() => onOpenChange(!isOpen)}
          />
        </Footer>
      </Root>
    </>
  );
}

function isOverlaid(): boolean {
  return window.matchMedia('(max-width: 767px)').matches;
}
