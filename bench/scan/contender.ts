/** One way to check pages at three screen sizes. */
export interface Contender {
  readonly name: string;
  /** Loads, checks and captures a page at every size, and answers how many violations it saw over them. */
  check(url: string): Promise<number>;
  close(): Promise<void>;
}
