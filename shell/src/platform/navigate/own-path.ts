// Written as escapes on purpose: the URL parser drops tabs and line ends and turns a backslash into a slash,
// so "/\t/evil.example" and "/\evil.example" both leave the site.
// oxlint-disable-next-line no-control-regex
const NEVER_IN_A_PATH = /[\u0000-\u0020\u007f\\]/;

/** `to` as a path of this site, or null for anything that could lead elsewhere. */
export function ownPath(to: string, origin: string): string | null {
  if (!to.startsWith('/') || to.startsWith('//') || NEVER_IN_A_PATH.test(to)) return null;
  if (!URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  // "/.//evil.example" is only after parsing the address of another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
