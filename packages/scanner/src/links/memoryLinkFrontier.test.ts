import { testLinkFrontierConformance } from './linkFrontierConformance.ts';
import { createMemoryLinkFrontier } from './memoryLinkFrontier.ts';

testLinkFrontierConformance('The link frontier in memory', async () => {
  const frontier = createMemoryLinkFrontier();
  return {
    frontier,
    addPage: async (url, references) => frontier.add(url, references),
    endPages: async () => frontier.endPages(),
    records: async () => frontier.records(),
    voidLeases: async () => frontier.voidLeases(),
  };
});
