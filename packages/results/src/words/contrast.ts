import { createWords } from '@sitelens/ui/words';

/** Words of the page that compares two colours. */
const contrastWords = {
  intro:
    'Choose two colours, and see where they can be read. What is measured is the contrast ratio of WCAG 2.2.',
  colours: 'Colours',
  forms: 'Each by a hex value, rgb(), hsl(), a CSS name, from a palette or by its sliders.',
  text: {
    label: 'Text colour',
    pick: 'Choose the text colour from a palette',
    fromScreen: 'Pick the text colour from the screen',
    hue: 'Hue of the text colour',
    saturation: 'Saturation of the text colour',
    lightness: 'Lightness of the text colour',
  },
  background: {
    label: 'Background colour',
    pick: 'Choose the background colour from a palette',
    fromScreen: 'Pick the background colour from the screen',
    hue: 'Hue of the background colour',
    saturation: 'Saturation of the background colour',
    lightness: 'Lightness of the background colour',
  },
  sliders: { hue: 'Hue', saturation: 'Saturation', lightness: 'Lightness' },
  values: { hue: '{{value}}°', saturation: '{{value}} %', lightness: '{{value}} %' },
  translucent:
    '{{percent}} % opaque. On this background it is seen as {{colour}}, which is what is measured.',
  faults: {
    empty: 'Enter a colour, such as #1a73e8. The last one is still shown.',
    unknown:
      '“{{text}}” is no colour that we know. Enter a hex value such as #1a73e8, rgb(), hsl() or a CSS name. The last colour is still shown.',
    outsideSrgb:
      '“{{text}}” lies outside of sRGB, which WCAG’s contrast is defined for. Enter a colour inside of it, with less chroma. The last colour is still shown.',
    translucent:
      'A background must be opaque, because what lies behind it decides how it looks. Enter the colour that is seen: on white that is {{colour}}. The last colour is still shown.',
    notPicked: 'The browser could not pick a colour from the screen. Type it in instead.',
  },
  swap: 'Swap the colours',
  undo: 'Undo',
  copyCss: 'Copy as CSS',
  copyLink: 'Copy link',
  copied: 'Copied',
  copiedWhole: 'Copied to the clipboard.',
  notCopied: 'Your browser did not let us copy. Copy the text from the prompt instead.',
  copyByHand: 'Copy the text:',
  result: 'Result',
  ratio: 'Contrast ratio',
  heard: {
    ratio: 'Contrast ratio {{ratio}}.',
    use: '{{use}}: {{verdicts}}.',
    passes: '{{level}} passes',
    fails: '{{level}} fails',
  },
  uses: {
    text: { name: 'Text', detail: 'Smaller than 24 px (18 pt), or than 18.66 px (14 pt) if bold.' },
    largeText: { name: 'Large text', detail: 'From 24 px (18 pt) on, or from 18.66 px (14 pt) if bold.' },
    components: {
      name: 'Components and graphics',
      detail: 'Borders of fields, icons, focus marks, lines of a chart. There is no level AAA.',
    },
    links: {
      name: 'Links without an underline',
      detail:
        'If the two are the colours of a link and of the text around it. On hover and focus it needs an underline all the same, and both must be readable on their background.',
    },
  },
  level: 'Level {{level}}',
  needs: 'at least {{threshold}}',
  passes: 'Passes',
  fails: 'Fails',
  criterion: 'WCAG {{number}} {{name}}',
  offers: 'The nearest colours that pass',
  offersFor: 'For',
  offersUses: { text: 'Text', largeText: 'Large text', components: 'Components' },
  offersAt: 'Level {{level}}: at least {{threshold}}',
  already: 'These colours pass already.',
  out: 'No lighter or darker shade of one of the two is enough: change both.',
  kept: 'The hue is kept, and the lightness moves no further than it must.',
  change: {
    foreground: { lighter: 'Lighter text', darker: 'Darker text' },
    background: { lighter: 'Lighter background', darker: 'Darker background' },
  },
  tryOthers: 'Try other colours',
  take: 'Use {{colour}}',
  takeAs: { foreground: 'Use {{colour}} for the text', background: 'Use {{colour}} for the background' },
  specimen: {
    large: 'Large text for headings',
    body: 'Body text, as most of a page is set in. Can you read it at arm’s length, and on a screen in the sun?',
    sample: 'Sample text',
    button: 'Button',
    outlined: 'Outlined',
    field: 'A form field',
  },
} as const;

export const useContrastWords = createWords('results', { contrast: contrastWords });
