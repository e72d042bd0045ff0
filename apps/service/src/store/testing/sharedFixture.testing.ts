/** What is made once for a whole run of tests. */
export interface SharedFixture {
  /** How a test finds it. */
  readonly value: string;
  remove(): Promise<void>;
}
