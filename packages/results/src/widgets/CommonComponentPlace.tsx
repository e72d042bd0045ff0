import type { CommonComponentExample } from '@sitelens/api-client/contract';
import { pageQuery, type ScanReference } from '@sitelens/api-client/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SimilarIssueExample } from '../overview/similar/SimilarIssueExample.tsx';
import { CommonComponentScreenshot } from './CommonComponentScreenshot.tsx';
import { dataStatus } from './dataStatus.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useFileUrl } from './useFileUrl.ts';

export interface CommonComponentPlaceProps extends ScanReference {
  ruleId: string;
  example: CommonComponentExample;
  issueHref?: string | undefined;
}

/** One example of a component. Its page is only asked for here, so once its row is expanded. */
export function CommonComponentPlace(props: CommonComponentPlaceProps) {
  const { projectId, scanId, ruleId, example, issueHref } = props;
  const client = useSitelensClient();
  const fileUrl = useFileUrl();
  const [isOpen, setIsOpen] = useState(false);
  // Stays once it was opened, so that it can close in its own time.
  const [wasOpen, setWasOpen] = useState(false);
  const page = useQuery(pageQuery(client, { projectId, scanId, pageId: example.pageId }));
  return (
    <>
      <SimilarIssueExample
        ruleId={ruleId}
        example={example}
        issueHref={issueHref}
        page={page.data}
        pageStatus={dataStatus(page)}
        onPageRetry={() => void page.refetch()}
        onScreenshotOpen={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
        fileUrl={fileUrl}
      />
      {wasOpen && page.data && (
        <CommonComponentScreenshot
          {...props}
          page={page.data}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          fileUrl={fileUrl}
        />
      )}
    </>
  );
}
