import {
  type AccessibilityIssue,
  isMobileFriendlyIssueId,
  type MobileFriendlyIssueId,
} from '@sitelens/api-client/contract';
import { type CheckData, checkData, positiveNumber, textsOf } from '../checkData.ts';

/** A sentence's key below `help.mobile`, and what it names; all in CSS pixels, but for percentages. */
interface MobileSentence {
  readonly key: 'coverage' | 'contentWidth' | 'fontSize' | 'headingTop' | 'mediaWidth' | 'overlap' | 'size';
  readonly values: Readonly<Record<string, number>>;
}

/** What the scanner measured of a mobile-friendliness issue. */
export interface MobileFacts {
  readonly sentence?: MobileSentence;
  /** An element's size beside the one that it needs, in CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number; readonly minimum: number };
  /** What the viewport tags hold, as written: hostile text. */
  readonly contents?: readonly string[];
  /** The related elements, for what they are here. */
  readonly related?: 'neighbours' | 'sticksOut';
}

type Reader = (data: CheckData, issue: AccessibilityIssue) => MobileFacts;

/** A sentence, if all that it names was measured. */
function sentence(key: MobileSentence['key'], values: Readonly<Record<string, unknown>>): MobileFacts {
  const measured = Object.entries(values).flatMap(([name, value]) => {
    const number = positiveNumber(value);
    return number === undefined ? [] : [[name, number] as const];
  });
  const isWhole = measured.length === Object.keys(values).length;
  return isWhole ? { sentence: { key, values: Object.fromEntries(measured) } } : {};
}

function percent(share: unknown): number | undefined {
  const number = positiveNumber(share);
  return number === undefined ? undefined : Math.round(number * 100);
}

const size: Reader = (data) => {
  const width = positiveNumber(data.width);
  const height = positiveNumber(data.height);
  const minimum = positiveNumber(data.least);
  if (width === undefined || height === undefined || minimum === undefined) return {};
  return { ...sentence('size', { width, height, minimum }), size: { width, height, minimum } };
};

const fontSize: Reader = (data) => sentence('fontSize', { size: data.fontSize, minimum: data.least });

/** `content` of one tag, `contents` of several. */
const viewport: Reader = (data) => ({
  contents: textsOf(Array.isArray(data.contents) ? data.contents : [data.content]),
});

/** The type is what makes an issue without a reader a compile error. */
const READERS: Readonly<Record<MobileFriendlyIssueId, Reader>> = {
  'viewport-not-set': () => ({}),
  'multiple-viewports': viewport,
  'viewport-fixed-width': viewport,
  'viewport-zoom-prevented': viewport,
  'content-wider-than-screen': (_, { data }) => ({
    ...sentence('contentWidth', { width: data?.scrollWidth, screen: data?.clientWidth }),
    related: 'sticksOut',
  }),
  'tap-target-too-small': size,
  'tap-targets-too-close': (data) => ({
    ...sentence('overlap', { percent: percent(data.overlapRatio) }),
    related: 'neighbours',
  }),
  'scrollable-area-too-small': size,
  'h1-below-fold': (data) => sentence('headingTop', { top: data.top, screen: data.viewHeight }),
  'text-too-small': fontSize,
  'form-field-text-too-small': fontSize,
  'fixed-element-covers-screen': (data) => sentence('coverage', { percent: percent(data.coveredShare) }),
  'media-not-scaling': (data) => sentence('mediaWidth', { width: data.width, screen: data.screenWidth }),
};

/** What the scanner measured of a mobile-friendliness issue; nothing of it where it measured nothing. */
export function mobileFacts(issue: AccessibilityIssue): MobileFacts {
  if (!isMobileFriendlyIssueId(issue.ruleId)) return {};
  return READERS[issue.ruleId](checkData(issue, issue.ruleId) ?? {}, issue);
}
