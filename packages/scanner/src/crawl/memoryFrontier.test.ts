import { createCrawlScope } from './crawlScope.ts';
import { testFrontierConformance } from './frontierConformance.ts';
import { createMemoryFrontier } from './memoryFrontier.ts';

testFrontierConformance(
  'The frontier in memory',
  async ({ options, seeds }) => {
    const frontier = await createMemoryFrontier(createCrawlScope(options), seeds);
    return {
      frontier,
      pages: async () => frontier.pages(),
      voidLeases: async () => frontier.voidLeases(),
    };
  },
  { fuzzRuns: 300 },
);
