const SHOWN = 8;

/** Its beginning and its end tell one address from another. */
export const shortened = (address: string): string =>
  address.length <= SHOWN * 2 + 1 ? address : `${address.slice(0, SHOWN)}…${address.slice(-SHOWN)}`;
