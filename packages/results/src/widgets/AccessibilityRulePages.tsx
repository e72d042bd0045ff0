import type { AccessibilityRulePageList } from '@sitelens/api-client/contract';
import { accessibilityRulePagesQuery } from '@sitelens/api-client/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RulePagesTableProps } from '../findings/RulePagesTable.tsx';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import type { TableView } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { rulePagesParams } from './listParams.ts';
import { RulePages } from './RulePages.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import type { ViewProps } from './ViewProps.ts';

const INITIAL = defaultTableView(rulePagesViewSpec);

export interface AccessibilityRulePagesProps
  extends ViewProps<TableView>,
    Pick<RulePagesTableProps, 'onPageOpen' | 'pageHref'> {
  projectId: string;
  scanId: string;
  /** The rule's id, such as `image-alt`. */
  accessibilityId: string;
}

/** What one rule is about, and the pages on which it fails. */
export function AccessibilityRulePages(props: AccessibilityRulePagesProps) {
  const { projectId, scanId, accessibilityId } = props;
  // What is kept on the screen while another list is on its way must not be another rule's.
  return <OfOneRule key={JSON.stringify([projectId, scanId, accessibilityId])} {...props} />;
}

function OfOneRule({ projectId, scanId, accessibilityId, ...props }: AccessibilityRulePagesProps) {
  const client = useSitelensClient();
  const [view, setView] = useOwnView(INITIAL, props.view, props.onViewChange);
  const query = useQuery({
    ...accessibilityRulePagesQuery(client, rulePagesParams({ projectId, scanId, accessibilityId }, view)),
    placeholderData: keepPreviousData,
  });
  return (
    <RulePages
      ruleId={accessibilityId}
      query={query}
      ruleOf={ruleOf}
      view={view}
      onViewChange={setView}
      onPageOpen={props.onPageOpen}
      pageHref={props.pageHref}
    />
  );
}

function ruleOf({ rule }: AccessibilityRulePageList) {
  return { ...rule, disabilities: rule.disabilitiesAffected };
}
