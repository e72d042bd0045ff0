export { type Canary, startCanary } from './hostile/startCanary.ts';
export { type HostileSite, type HostileSiteOptions, startHostileSite } from './hostile/startHostileSite.ts';
