import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SitelensProvider } from '../theme/SitelensProvider.tsx';
import type { ErrorReport } from './ErrorReport.ts';
import { useErrorReport } from './useErrorReport.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Reporting({ report }: { report: ErrorReport }) {
  const reportError = useErrorReport();
  useEffect(() => reportError(report), [reportError, report]);
  return null;
}

const missing = (ruleId: string): ErrorReport => ({
  kind: 'missing-help-article',
  message: 'There is no help article.',
  details: { ruleId },
});

test('the host hears of each distinct report once', async () => {
  const onErrorReport = vi.fn();
  await render(
    <SitelensProvider onErrorReport={onErrorReport}>
      <Reporting report={missing('blink')} />
      <Reporting report={missing('blink')} />
      <Reporting report={missing('marquee')} />
    </SitelensProvider>,
  );
  expect(onErrorReport.mock.calls).toEqual([[missing('blink')], [missing('marquee')]]);
});

test('a listener that is another one at each render hears of what comes next', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const shown = (onErrorReport: (report: ErrorReport) => void, report: ErrorReport) => (
    <SitelensProvider onErrorReport={onErrorReport}>
      <Reporting report={report} />
    </SitelensProvider>
  );
  const screen = await render(shown(first, missing('blink')));
  await screen.rerender(shown(second, missing('marquee')));
  expect(first).toHaveBeenCalledExactlyOnceWith(missing('blink'));
  expect(second).toHaveBeenCalledExactlyOnceWith(missing('marquee'));
});

test('without a listener the console has it, with what was thrown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError('Failed to fetch');
  await render(
    <SitelensProvider>
      <Reporting report={{ kind: 'chunk', message: 'It could not be loaded.', error }} />
      <Reporting report={{ kind: 'chunk', message: 'It could not be loaded.', error }} />
    </SitelensProvider>,
  );
  expect(log).toHaveBeenCalledExactlyOnceWith('[chunk] It could not be loaded.', error);
});

test('without the provider, the error names it', () => {
  expect(() => renderToString(<Reporting report={missing('blink')} />)).toThrow('<SitelensProvider>');
});
