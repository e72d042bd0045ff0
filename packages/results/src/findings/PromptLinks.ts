/** Where the two prompts lead. */
export interface PromptLinks {
  /** Signing up, which begins a trial. */
  readonly startFreeTrial: string;
  readonly pickPlan: string;
}
