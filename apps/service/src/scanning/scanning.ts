/** The running scans of this process. */
export interface Scanning {
  /** Sets a scan that was started in the store going. Harmless to call again. */
  begin(scanId: string): Promise<void>;
  /** Ends within seconds: pages under way are given back and scanned again at the next start. */
  stop(): Promise<void>;
}
