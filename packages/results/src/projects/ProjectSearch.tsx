import { TextField } from '@sitelens/ui/forms';
import { VisuallyHidden } from '@sitelens/ui/primitives';
import { Search as SearchIcon } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { useProjectsWords } from '../words/projects.ts';

interface ProjectSearchProps {
  search: string;
  onSearchChange: (search: string) => void;
  /** How many projects match. */
  matches: number;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Beside the button on a phone, too: as narrow as it must be, and as wide as it can be. */
const Search = styled.search`
  flex: 1 1 10rem;
`;

/** Searches while one types; Escape clears. */
export function ProjectSearch({ search, onSearchChange, matches, fieldRef }: ProjectSearchProps) {
  const t = useProjectsWords();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || search === '') return;
    // What is around it, such as a dialog, must not close as well.
    event.stopPropagation();
    onSearchChange('');
  }

  return (
    <Search>
      <TextField
        ref={fieldRef}
        label={t('projects.search')}
        isLabelHidden
        prefixIcon={<SearchIcon />}
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
    </Search>
  );
}
