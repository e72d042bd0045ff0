/** What a browser needs to use the proxy, in the shape of Playwright's `proxy` option. */
export interface ProxyAccess {
  /** `http://127.0.0.1:PORT` */
  readonly server: string;
  readonly username: string;
  readonly password: string;
}
