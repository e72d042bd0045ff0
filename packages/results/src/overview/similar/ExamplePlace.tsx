import type { CommonComponentExample } from '@sitelens/api-client/contract';
import { Button, Skeleton, Stack, Text } from '@sitelens/ui/primitives';
import { RotateCw, ScanEye } from 'lucide-react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { capturedPage, capturedSizes, sizeThatShows } from '../../screenshot/capturedPage.ts';
import { ScreenshotCrop } from '../../screenshot/ScreenshotCrop.tsx';
import type { ViewedPage } from '../../screenshot/ViewedPage.ts';
import type { DataStatus } from '../../table/DataTableProps.ts';
import { useScreenshotWords } from '../../words/screenshot.ts';
import { useSimilarIssuesWords } from '../../words/similarIssues.ts';

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
  const { page, pageStatus, onPageRetry } = props;
  const { place, keepingFocus } = useKeptFocus();
  return (
    <div ref={place} tabIndex={-1} style={{ minWidth: 0, outline: 'none' }}>
      {page && <Pictured {...props} page={page} />}
      {!page && pageStatus === 'failed' && <Failed onRetry={() => keepingFocus(onPageRetry)} />}
      {!page && pageStatus !== 'failed' && <Skeleton height="7.5rem" />}
    </div>
  );
}

type PicturedProps = ExamplePlaceProps & { page: ViewedPage };

function Pictured(props: PicturedProps) {
  const t = useSimilarIssuesWords();
  return (
    <Stack gap="s">
      <Crop {...props} />
      {capturedSizes(props.page).length > 0 && (
        <div>
          <Button size="s" icon={<ScanEye aria-hidden />} onClick={props.onScreenshotOpen}>
            {t('similarIssues.openScreenshot')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Crop({ example, page, fileUrl }: PicturedProps) {
  const t = useScreenshotWords();
  const size = sizeThatShows(example.boundingBoxes, page);
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
  const ofSimilarIssues = useSimilarIssuesWords();
  return (
    <Stack gap="s" role="alert">
      <Text size="s" tone="danger">
        {t('screenshot.failed.title')}
      </Text>
      <div>
        <Button size="s" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {ofSimilarIssues('similarIssues.retryScreenshot')}
        </Button>
      </div>
    </Stack>
  );
}
