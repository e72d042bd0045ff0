import { expect, test } from 'vitest';
import { auditStatus } from './auditStatus.ts';

const running = (pagesScanned: number) => ({
  isError: false,
  data: { progress: { phase: 'SCANNING_PAGES' as const, pagesFound: 9, pagesScanned } },
});
const ended = { isError: false, data: { ...running(0).data, endedAt: new Date() } };
const unknown = { isError: false, data: undefined };
const lost = { isError: true, data: undefined };

test('nothing is shown before the scan is known, which says whether there was an audit', () => {
  expect(auditStatus('ready', false, unknown)).toBe('loading');
});

test('what is there is shown though the scan can’t be had; that nothing is there then says nothing', () => {
  expect(auditStatus('ready', false, lost)).toBe('ready');
  expect(auditStatus('ready', true, lost)).toBe('failed');
});

test('nothing found counts once a page was looked at', () => {
  expect(auditStatus('ready', true, running(0))).toBe('loading');
  expect(auditStatus('ready', true, running(1))).toBe('ready');
  expect(auditStatus('ready', true, ended)).toBe('ready');
});

test('what is on its way or failed stays so', () => {
  expect(auditStatus('failed', false, ended)).toBe('failed');
  expect(auditStatus('loading', false, ended)).toBe('loading');
});
