import { hasHelpArticle } from '../../catalogue/helpArticleIds.ts';
import { CodeWord } from '../../internal/CodeWord.ts';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { FactsList } from './FactsList.tsx';
import { type Fact, factsOf } from './facts.ts';

/** What the checks noted: the attribute that is missing, the role that is called for. */
export const factsFinding: Finding = (issue) => {
  const facts = hasHelpArticle(issue.ruleId) ? factsOf(issue.ruleId, issue) : [];
  return facts.length > 0 && <Facts facts={facts} />;
};

function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useHelpWords();
  return (
    <FactsList
      facts={facts.map(({ name, values }) => [
        t(`help.facts.${name}`, { count: values.length }),
        values.map((value) => <CodeWord key={value}>{value}</CodeWord>),
      ])}
    />
  );
}
