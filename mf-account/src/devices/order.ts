import type { Device } from '@tradefloor/contract/ext';

const seenAt = ({ lastSeenAt, signedInAt }: Device): number => lastSeenAt ?? signedInAt;

const place = ({ isThis }: Device): number => (isThis ? 0 : 1);

/** This one first, then those that were used last. */
export const newestFirst = (devices: readonly Device[]): readonly Device[] =>
  devices.toSorted((a, b) => place(a) - place(b) || seenAt(b) - seenAt(a));

/** What stands in a name: a telephone's picture is another than a computer's. */
export const isPhone = (name: string): boolean => /\b(android|iphone|ipad|mobile)\b/i.test(name);
