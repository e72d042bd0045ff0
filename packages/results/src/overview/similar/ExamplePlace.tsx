import type { CommonComponentExample } from '@sitelens/api-client/contract';
import { Button, Skeleton, Stack, Text } from '@sitelens/ui/primitives';
import { RotateCw, ScanEye } from 'lucide-react';
import { capturedPage, capturedSizes, sizeThatShows } from '../../screenshot/capturedPage.ts';
import { issueBox } from '../../screenshot/geometry/issueBox.ts';
import { ScreenshotCrop } from '../../screenshot/ScreenshotCrop.tsx';
import type { ViewedPage } from '../../screenshot/ViewedPage.ts';
import type { DataStatus } from '../../table/DataTableProps.ts';
import { useOverviewWords } from '../../words/overview.ts';
import { useScreenshotWords } from '../../words/screenshot.ts';

export interface ExamplePlaceProps {
  example: Pick<CommonComponentExample, 'issueId' | 'html' | 'target' | 'boundingBoxes'>;
  /** The example's page; may be missing while `pageStatus` is not `ready`. */
  page: ViewedPage | undefined;
  pageStatus: DataStatus;
  onPageRetry: () => void;
  onScreenshotOpen: () => void;
  /** A tile's address as the browser may load it; by default as it is on the wire. */
  fileUrl?: ((fileName: string) => string) | undefined;
}

/** Where an issue is on its page: the part of the screenshot around it, at the largest size that shows it. */
export function ExamplePlace(props: ExamplePlaceProps) {
  const { page, pageStatus, onPageRetry, onScreenshotOpen } = props;
  const t = useOverviewWords();
  if (page) {
    return (
      <Stack gap="s">
        <Crop {...props} page={page} />
        {capturedSizes(page).length > 0 && (
          <div>
            <Button size="s" icon={<ScanEye aria-hidden />} onClick={onScreenshotOpen}>
              {t('overview.similar.openScreenshot')}
            </Button>
          </div>
        )}
      </Stack>
    );
  }
  if (pageStatus === 'failed') return <Failed onRetry={onPageRetry} />;
  return <Skeleton height="7.5rem" />;
}

function Crop({ example, page, fileUrl }: ExamplePlaceProps & { page: ViewedPage }) {
  const t = useScreenshotWords();
  const size = sizeThatShows(issueBox({ ...example, id: example.issueId }, 0), page);
  const captured = size && capturedPage(page, size);
  if (size === undefined || captured === undefined) {
    return (
      <Text size="s" tone="muted">
        {t(capturedSizes(page).length > 0 ? 'screenshot.notVisible' : 'screenshot.empty.title')}
      </Text>
    );
  }
  return (
    <ScreenshotCrop
      dimensions={captured.full}
      tiles={captured.tiles}
      boundingBox={example.boundingBoxes[size]}
      {...(fileUrl && { fileUrl })}
    />
  );
}

/** Small, as it is one example's only; what is known of it without its page stays. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useScreenshotWords();
  const ofOverview = useOverviewWords();
  return (
    <Stack gap="s" role="alert">
      <Text size="s" tone="danger">
        {t('screenshot.failed.title')}
      </Text>
      <div>
        <Button size="s" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {ofOverview('overview.similar.retryScreenshot')}
        </Button>
      </div>
    </Stack>
  );
}
