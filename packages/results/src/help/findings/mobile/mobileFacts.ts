import {
  type AccessibilityIssue,
  isMobileFriendlyIssueId,
  type MobileFriendlyIssueId,
} from '@sitelens/api-client/contract';
import { type CheckData, positiveNumber, textsOf } from '../checkData.ts';

/** A sentence's key below `help.mobile`, and what it names; all in CSS pixels, but for percentages. */
export interface MobileSentence {
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

/** Of the phone that the checks are made for, in CSS pixels. */
const SCREEN = { width: 360, height: 800 };
const FINGER = 48;

type Reader = (data: CheckData, issue: AccessibilityIssue) => MobileFacts;

/** A limit is only useful if what fails it is seen to fail: 47.98 is not shown as 48. */
const below = (value: number) => Math.floor(value * 10) / 10;
const above = (value: number) => Math.ceil(value * 10) / 10;

/** A sentence, if all that it names was measured. */
function sentence(
  key: MobileSentence['key'],
  values: Readonly<Record<string, number | undefined>>,
): MobileFacts {
  const measured = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  if (measured.length < Object.keys(values).length) return {};
  return { sentence: { key, values: Object.fromEntries(measured) } };
}

const size: Reader = (data) => {
  const width = positiveNumber(data.width);
  const height = positiveNumber(data.height);
  if (width === undefined || height === undefined) return {};
  const minimum = positiveNumber(data.minimum) ?? FINGER;
  const shown = { width: below(width), height: below(height), minimum };
  return { ...sentence('size', shown), size: shown };
};

function fontSize(least: number): Reader {
  return (data) => {
    const measured = positiveNumber(data.fontSize);
    return sentence('fontSize', {
      size: measured && below(measured),
      minimum: positiveNumber(data.minimum) ?? least,
    });
  };
}

const viewport: Reader = (data) => ({
  contents: textsOf(Array.isArray(data.content) ? data.content : [data.content]),
});

/** The type is what makes an issue without a reader a compile error. */
const READERS: Readonly<Record<MobileFriendlyIssueId, Reader>> = {
  'viewport-not-set': () => ({}),
  'multiple-viewports': viewport,
  'viewport-fixed-width': viewport,
  'viewport-zoom-prevented': viewport,
  'content-wider-than-screen': (data, issue) => ({
    ...sentence('contentWidth', {
      width: positiveNumber(issue.data?.scrollWidth ?? data.scrollWidth),
      screen: positiveNumber(issue.data?.clientWidth ?? data.clientWidth),
    }),
    related: 'sticksOut',
  }),
  'tap-target-too-small': size,
  'tap-targets-too-close': (data) => {
    const overlap = positiveNumber(data.overlapRatio);
    return {
      ...sentence('overlap', { percent: overlap && Math.round(overlap * 100) }),
      related: 'neighbours',
    };
  },
  'scrollable-area-too-small': size,
  'h1-below-fold': (data) => {
    const top = positiveNumber(data.top);
    return sentence('headingTop', { top: top && Math.round(top), screen: SCREEN.height });
  },
  'text-too-small': fontSize(12),
  'form-field-text-too-small': fontSize(16),
  'fixed-element-covers-screen': (data) => {
    const coverage = positiveNumber(data.coverage);
    return sentence('coverage', { percent: coverage && Math.round(coverage * 100) });
  },
  'media-not-scaling': (data) => {
    const width = positiveNumber(data.width);
    return sentence('mediaWidth', { width: width && above(width), screen: SCREEN.width });
  },
};

/** What the scanner measured of a mobile-friendliness issue; nothing of it where it measured nothing. */
export function mobileFacts(issue: AccessibilityIssue): MobileFacts {
  if (!isMobileFriendlyIssueId(issue.ruleId)) return {};
  const checks = [...issue.possibleSolutions, ...issue.mustMatchAll, ...issue.mustNotMatch];
  return READERS[issue.ruleId](checks.find(({ data }) => data !== undefined)?.data ?? {}, issue);
}
