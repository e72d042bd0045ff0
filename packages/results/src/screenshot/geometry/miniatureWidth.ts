/** The width of a miniature, in view pixels. Apart from its geometry, which is loaded with it. */
export const MINIATURE_WIDTH = 72;
