import { accessibilityCategoriesQuery, isRunning, type ParsedScan } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { type IssueChanges, issueChanges } from '../overview/issueChanges.ts';
import { changedCategories } from './changedCategories.ts';
import { useSitelensClient } from './SitelensClientContext.ts';

/** What is new and what was fixed in a scan that has been completed; nothing while or where that is unknown. */
export function useIssueChanges(scan: ParsedScan): IssueChanges | undefined {
  const query = useQuery({
    ...accessibilityCategoriesQuery(useSitelensClient(), changedCategories(scan)),
    enabled: !isRunning(scan) && scan.status !== 'FAILED',
  });
  return query.data && issueChanges(query.data);
}
