import { goldenRedactedHandlers } from '@sitelens/golden';
import { expect, within } from 'storybook/test';

interface Shown {
  readonly canvasElement: HTMLElement;
}

/** For stories of lists: placeholder rows, at most five, and the way to a trial. */
export const seenByAVisitor = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvasElement }: Shown) => {
    const prompt = await within(canvasElement).findByRole('link', { name: 'Start a free trial' });
    await expect(prompt).toHaveAttribute('href', '/oauth2/authorization/auth0-signup');
    const hinted = canvasElement.querySelectorAll('tr[data-redacted]').length;
    await expect(hinted).toBeGreaterThan(0);
    await expect(hinted).toBeLessThanOrEqual(5);
  },
};

/** For stories of lists: the same after a trial, with the way to a plan. */
export const seenAfterTheTrial = {
  parameters: { msw: { handlers: goldenRedactedHandlers('TRIAL_EXPIRED') } },
  play: async ({ canvasElement }: Shown) => {
    const prompt = await within(canvasElement).findByRole('link', { name: 'Pick a plan' });
    await expect(prompt).toHaveAttribute('href', '/dashboard/subscription/plan');
  },
};
