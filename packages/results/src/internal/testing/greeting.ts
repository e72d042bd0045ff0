/** For tests: something that is worth a fetch of its own. */
export const greeting = (name: string) => `Hello, ${name}!`;
