import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Snippet } from '../snippet/Snippet.tsx';
import { inProvider } from '../testing/inProvider.tsx';
import { IssueHistory } from './history/IssueHistory.tsx';
import { SeverityDoughnut } from './severity/SeverityDoughnut.tsx';

const onServer = (element: ReactElement) => renderToString(inProvider(element));

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

test('a doughnut has its table from the start', () => {
  const markup = onServer(createElement(SeverityDoughnut, { counts: { critical: 3 } }));
  expect(markup).toContain('100%');
});

test('a history and a snippet are drawn later', () => {
  const scans = [{ scanId: '1', endedAt: new Date(2026, 4, 4), issues: 120 }];
  expect(onServer(createElement(IssueHistory, { scans }))).toContain('Show as table');
  expect(onServer(createElement(Snippet, { code: '<b>', label: 'Code' }))).toContain('&lt;b&gt;');
});
