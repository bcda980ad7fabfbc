/**
 * Calling codes of the plans that dial a 0 at home before a number, which is no part of it. Where first zeros belong to
 * the number (+39, +225, +229, +242 …), or nobody dials one, it is left as it was typed, and for +86 a 1 comes first.
 */
const DIALLED_WITH_ZERO = `
  20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 90 91 92 93 94 95 98
  211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 291
  353 355 358 359 370 373 374 377 380 381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598
  686 850 855 856 880 886 961 962 963 964 966 967 970 971 972 976 977 994 995 996
`;

/** No code is the beginning of another: the shorter of two readings is the right one, if it is in the list. */
const WITH_ZERO = /^\+([1-9]\d{1,2}?)0([1-9]\d*)$/;

/** account.phone-numbers: `+44 (0)7700 900123`, as people write it down, is the phone +447700900123. */
export function withoutTrunkZero(international: string): string {
  const [, code = '', own = ''] = WITH_ZERO.exec(international) ?? [];
  return DIALLED_WITH_ZERO.trim().split(/\s+/).includes(code) ? `+${code}${own}` : international;
}
