/** The place of what draws nothing. */
export const NothingYet = () => null;
