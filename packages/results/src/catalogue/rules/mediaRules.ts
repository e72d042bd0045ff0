import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on sound and video. */
export const mediaRules = {
  'audio-caption': {
    title: 'Audio has no transcript',
    impact: 'critical',
    criteria: ['1.2.1'],
    disabilities: ['HEARING'],
    difficulty: 'HIGH',
    renderType: 'element',
  },
  'no-autoplay-audio': {
    title: 'Sound starts by itself',
    impact: 'moderate',
    criteria: ['1.4.2'],
    disabilities: ['VISUAL', 'HEARING', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'video-caption': {
    title: 'Video has no captions',
    impact: 'critical',
    criteria: ['1.2.2'],
    disabilities: ['HEARING', 'COGNITIVE'],
    difficulty: 'HIGH',
    renderType: 'element',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
