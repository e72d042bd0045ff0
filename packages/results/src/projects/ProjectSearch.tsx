import { TextField } from '@sitelens/ui/forms';
import { VisuallyHidden } from '@sitelens/ui/primitives';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useProjectsWords } from '../words/projects.ts';

interface ProjectSearchProps {
  search: string;
  onSearchChange: (search: string) => void;
  /** How many projects match. */
  matches: number;
}

/** Searches while one types; Escape clears. */
export function ProjectSearch({ search, onSearchChange, matches }: ProjectSearchProps) {
  const t = useProjectsWords();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || search === '') return;
    // What is around it, such as a dialog, must not close as well.
    event.stopPropagation();
    onSearchChange('');
  }

  return (
    <search>
      <TextField
        label={t('projects.search')}
        isLabelHidden
        prefixIcon={<Search />}
        placeholder={t('projects.search')}
        value={search}
        onChange={({ target }) => onSearchChange(target.value)}
        onKeyDown={handleKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      <VisuallyHidden role="status">
        {search.trim() === '' ? '' : t('projects.matches', { count: matches })}
      </VisuallyHidden>
    </search>
  );
}
