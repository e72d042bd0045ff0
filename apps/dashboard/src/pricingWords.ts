/** What is known of the plans (specification, platform, sections 4 and 9); it names no prices. */
export const pricingWords = {
  title: 'Plans & Pricing',
  trial: 'Start with a free trial of 7 days. No credit card needed.',
  startFreeTrial: 'Start free trial',
  features: 'What is part of {{plan}}',
  standard: {
    name: 'Standard',
    for: 'For a website that should stay accessible.',
    audit: 'Website accessibility audit',
    screenshots: 'Annotated screenshots',
    mobile: 'Mobile usability',
  },
  pro: {
    name: 'Pro',
    for: 'For teams with several websites.',
    everything: 'All of Standard',
    sizes: 'Phone, tablet and desktop testing',
    resolution: 'High-resolution projects',
    projects: 'Unlimited projects',
  },
  enterprise: {
    name: 'Enterprise',
    for: 'By arrangement.',
    contact: 'By arrangement: write to {{email}}.',
    audit: 'Accessibility audit',
    support: 'Enterprise support',
    crawler: 'Fast crawler',
  },
  quota: {
    title: 'Pages per month',
    detail:
      'Standard and Pro come with 1,000, 2,500, 5,000, 7,500, 10,000 or 15,000 pages per month. The quota counts for all of your projects together, and starts anew every 30 days.',
  },
  account: 'Plans can’t be picked here yet. Your projects, and the results of your scans, are kept.',
} as const;
