/** `^major.minor.patch` is the only form of range that a build may ask for; semver itself stays out of the browser. */
const RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

export function isPlatformRange(range: string): boolean {
  return RANGE.test(range);
}

export function isVersion(version: string): boolean {
  return VERSION.test(version);
}

/** Within a major version the platform only grows, so any later minor will do: `^0` is read like any other major. */
export function satisfies(version: string, range: string): boolean {
  const have = VERSION.exec(version);
  const need = RANGE.exec(range);
  if (have === null || need === null) return false;
  const [major = 0, minor = 0, patch = 0] = have.slice(1).map(Number);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = need.slice(1).map(Number);
  if (major !== needMajor) return false;
  return minor > needMinor || (minor === needMinor && patch >= needPatch);
}
