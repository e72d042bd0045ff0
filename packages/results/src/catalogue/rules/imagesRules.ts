import type { RuleFacts, RuleId } from '../ruleTypes.ts';

/** Rules on images and their text alternatives. */
export const imagesRules = {
  'area-alt': {
    title: 'Area of an image map has no text',
    impact: 'critical',
    criteria: ['2.4.4', '4.1.2'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'image-alt': {
    title: 'Image has no text alternative',
    impact: 'critical',
    criteria: ['1.1.1'],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'image-redundant-alt': {
    title: "Image's text repeats the text beside it",
    impact: 'minor',
    criteria: [],
    disabilities: ['VISUAL', 'COGNITIVE'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'input-image-alt': {
    title: 'Image button has no text alternative',
    impact: 'critical',
    criteria: ['1.1.1', '4.1.2'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'object-alt': {
    title: 'Embedded object has no text alternative',
    impact: 'serious',
    criteria: ['1.1.1'],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'element',
  },
  'role-img-alt': {
    title: 'Element shown as an image has no text alternative',
    impact: 'serious',
    criteria: ['1.1.1'],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'svg-img-alt': {
    title: 'SVG image has no text alternative',
    impact: 'serious',
    criteria: ['1.1.1'],
    disabilities: ['VISUAL'],
    difficulty: 'LOW',
    renderType: 'many-of-one-type',
  },
  'server-side-image-map': {
    title: 'Image map works with a mouse only',
    impact: 'minor',
    criteria: ['2.1.1'],
    disabilities: ['VISUAL', 'MOBILITY'],
    difficulty: 'HIGH',
    renderType: 'element',
  },
} as const satisfies Partial<Record<RuleId, RuleFacts>>;
