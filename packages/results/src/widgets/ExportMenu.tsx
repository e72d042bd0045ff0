import { type ExportFormat, exportUrl, scanQuery } from '@sitelens/api-client/endpoints';
import { Button, ConfirmDialog, Menu, type MenuProps, Tooltip } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { Braces, Download, FileText, ScanSearch, Sheet } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../internal/format.ts';
import { useReportWords } from '../words/report.ts';
import { exportObstacle } from './exportObstacle.ts';
import { isLarge, megabytesOf } from './exportSize.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useMay } from './useMay.ts';

export interface ExportMenuProps {
  projectId: string;
  scanId: string;
  /** Where the accessibility report is shown; left out, the menu has files only. */
  reportHref?: string;
}

const ICONS = { csv: Sheet, json: Braces, sarif: ScanSearch } as const satisfies Record<
  ExportFormat,
  unknown
>;
const FORMATS = ['csv', 'json', 'sarif'] as const satisfies readonly ExportFormat[];

/** A scan's results as files, and its report, for who may take them along; says why where they can't be had. */
export function ExportMenu({ projectId, scanId, reportHref }: ExportMenuProps) {
  const client = useSitelensClient();
  const t = useReportWords();
  const { subscription } = useMay();
  const scan = useQuery(scanQuery(client, { projectId, scanId }));
  const [asked, setAsked] = useState<ExportFormat>();
  if (!subscription || !scan.data) return null;
  const obstacle = exportObstacle(subscription, scan.data);
  const trigger = (
    <Button icon={<Download aria-hidden />} aria-disabled={obstacle !== undefined}>
      {t('report.exports.open')}
    </Button>
  );
  if (obstacle) return <Tooltip text={t(`report.exports.${obstacle}`)}>{trigger}</Tooltip>;
  const issues = scan.data.accessibilityIssues;
  const files = FORMATS.map((format): MenuProps['items'][number] => {
    const Icon = ICONS[format];
    const entry = { id: format, label: t(`report.exports.${format}`), icon: <Icon aria-hidden /> };
    return isLarge(issues)
      ? { ...entry, kind: 'action', onSelect: () => setAsked(format) }
      : { ...entry, kind: 'link', href: exportUrl(client, { projectId, scanId }, format) };
  });
  const report: MenuProps['items'] =
    reportHref === undefined
      ? []
      : [
          { kind: 'separator', id: 'report-separator' },
          {
            kind: 'link',
            id: 'report',
            label: t('report.exports.report'),
            icon: <FileText aria-hidden />,
            href: reportHref,
          },
        ];
  return (
    <>
      <Menu align="end" trigger={trigger} items={[...files, ...report]} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('report.exports.largeTitle')}
        description={t('report.exports.largeDetail', {
          number: formatNumber(issues),
          size: formatNumber(megabytesOf(issues, asked ?? 'csv')),
        })}
        confirmLabel={t('report.exports.save')}
        onConfirm={() => {
          if (asked) window.location.assign(exportUrl(client, { projectId, scanId }, asked));
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
