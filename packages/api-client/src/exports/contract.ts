export type { components, operations, paths } from '../contract/generated.ts';
export { byImpactMostSevereFirst, IMPACTS } from '../contract/impacts.ts';
export { SCREEN_SIZE_NAMES, SCREEN_SIZES } from '../contract/screenSizes.ts';
export type * from '../contract/types.ts';
