/** Why feedback was not sent; `invalidEmail` is said at its field, the others of the whole. */
export type FeedbackFault = 'refused' | 'noConnection' | 'unknown' | 'invalidEmail';
