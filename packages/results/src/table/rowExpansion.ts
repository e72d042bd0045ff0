import { type ReactNode, useState } from 'react';

/** How rows show more of themselves below them. */
export interface RowExpanding<Row> {
  /** Only called for rows that are open. */
  expandedContent?: ((row: Row) => ReactNode) | undefined;
  /** Default: every row. */
  isExpandable?: ((row: Row) => boolean) | undefined;
  /** The ids of the rows that are open; without it the table keeps them itself. */
  expandedIds?: readonly string[] | undefined;
  onExpandedChange?: ((ids: readonly string[]) => void) | undefined;
}

/** What the rows of one table know of it. */
export interface RowExpansion<Row> {
  readonly contentOf: (row: Row) => ReactNode;
  readonly isExpandable: (row: Row) => boolean;
  readonly isExpanded: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

const every = () => true;

/** The open rows of a table; undefined where its rows can't be opened that way. */
export function useRowExpansion<Row>(expanding: RowExpanding<Row>): RowExpansion<Row> | undefined {
  const { expandedContent, isExpandable = every, expandedIds, onExpandedChange } = expanding;
  const [own, setOwn] = useState<readonly string[]>([]);
  const ids = expandedIds ?? own;
  if (expandedContent === undefined) return undefined;
  return {
    contentOf: expandedContent,
    isExpandable,
    isExpanded: (id) => ids.includes(id),
    toggle: (id) => {
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
      if (expandedIds === undefined) setOwn(next);
      onExpandedChange?.(next);
    },
  };
}
