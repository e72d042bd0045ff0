import { Skeleton } from '@sitelens/ui/primitives';
import { BesideChart } from './severityParts.ts';

/** A line of names and one for each of the four severities. */
const TABLE_HEIGHT = '12.5rem';

/** The shape of a doughnut and its table that are coming, so that what stands below doesn't move. */
export function SeverityDoughnutSkeleton({ hasFooter }: { hasFooter: boolean }) {
  return (
    <>
      <BesideChart>
        <Skeleton width="200px" height="200px" isRound />
        <div>
          <Skeleton height={TABLE_HEIGHT} />
        </div>
      </BesideChart>
      {hasFooter && <Skeleton width="12rem" height="1.3rem" />}
    </>
  );
}
