import { ChevronRight } from 'lucide-react';
import { useTableWords } from '../words/table.ts';
import { tableClass } from './tableClasses.ts';

interface RowToggleProps {
  /** The row's; its name and its details carry ids made from it. */
  elementId: string;
  isExpanded: boolean;
  /** Whether a press anywhere in the row presses it. */
  isOpener: boolean;
  onToggle: () => void;
}

/** Shows and hides what is below a row (APG, disclosure); named after the row. */
export function RowToggle({ elementId, isExpanded, isOpener, onToggle }: RowToggleProps) {
  const t = useTableWords();
  return (
    <span data-row-opener={isOpener ? '' : undefined}>
      <button
        type="button"
        id={`${elementId}toggle`}
        className={tableClass.toggle}
        aria-label={t('table.details')}
        aria-labelledby={`${elementId}toggle ${elementId}name`}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${elementId}details` : undefined}
        onClick={onToggle}
      >
        <ChevronRight aria-hidden />
      </button>
    </span>
  );
}
