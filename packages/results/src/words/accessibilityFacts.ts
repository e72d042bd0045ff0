import { createWords } from '@sitelens/ui/words';

/** What is told while one waits; where each comes from stands in `freemium/accessibilityFacts.ts`. */
export const accessibilityFactsWords = {
  population: 'About 1.3 billion people, one in six of us, experience a significant disability.',
  vision: 'At least 2.2 billion people have a vision impairment.',
  hearing: 'By 2050 nearly 2.5 billion people are expected to have some degree of hearing loss.',
  colourBlindness: 'About 1 in 12 men sees some colours differently.',
  homePages: 'On 94.8 % of the home pages of the top million websites, failures of WCAG 2 were detected.',
  errorsPerPage:
    'The home pages of the top million websites had 51 detectable accessibility errors each, on average.',
  lowContrast: 'Text of low contrast was found on 79.1 % of the home pages of the top million websites.',
  missingAlt:
    'Images without an alternative text were found on 54.5 % of the home pages of the top million websites.',
  missingLabels:
    'Form inputs without a label were found on 48.6 % of the home pages of the top million websites.',
  sixKinds:
    'Six kinds of errors make up 96 % of all that were detected on the home pages of a million websites. Most of them are easy to mend.',
  headings: 'To find something on a long page, 71.6 % of screen reader users go through its headings first.',
  clickAway:
    'In a survey in the United Kingdom, 69 % of customers with access needs said that they leave a website that is hard for them to use.',
  waiLaunch:
    'The World Wide Web Consortium has worked on accessibility since the web was young: it launched its Web Accessibility Initiative in 1997.',
  wcagFirst:
    'The first Web Content Accessibility Guidelines had 14 guidelines. They were published in May 1999.',
  wcagIso: 'WCAG 2.0 is also an international standard: ISO/IEC 40500.',
  wcagPhones:
    'WCAG 2.1 added 17 success criteria, many of them for phones, for low vision and for cognitive disabilities.',
  wcagNewest:
    'WCAG 2.2 added nine success criteria, such as focus that is not hidden and targets of at least 24 by 24 CSS pixels.',
  ariaFirst:
    'WAI-ARIA 1.0, which tells screen readers what a scripted widget is, became a standard in March 2014.',
  contrastRatio:
    'The contrast of 4.5 to 1 that WCAG asks for makes up for the loss of contrast that comes with vision of about 20/40, which is typical at the age of 80.',
  reflow:
    'WCAG asks that a page works 320 CSS pixels wide: that is a window of 1280 pixels, magnified to 400 %.',
  flashes:
    'Nothing large and bright on a page may flash more than three times a second: it could cause a seizure.',
  altInHtml: 'HTML 4.0 made the alt attribute of images mandatory in 1997.',
  europeanAct: 'The European Accessibility Act has applied since 28 June 2025, also to online shops.',
  publicSector:
    'In the European Union, websites of public bodies have had to be accessible since 23 September 2020.',
  en301549: 'The European standard EN 301 549 contains all of WCAG 2.1 up to level AA.',
  unConvention:
    'The UN Convention on the Rights of Persons with Disabilities asks for equal access to information and to the internet. It was adopted in 2006.',
  adaTitleTwo:
    'In the United States, a rule of 2024 asks WCAG 2.1 level AA of the websites of state and local governments.',
  section508:
    'Section 508 has asked for WCAG 2.0 level AA from federal agencies of the United States since January 2018.',
  awarenessDay: 'Global Accessibility Awareness Day is the third Thursday in May. The first one was in 2012.',
} as const;

export const useAccessibilityFactsWords = createWords('results', {
  accessibilityFacts: accessibilityFactsWords,
});
