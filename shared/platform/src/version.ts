/**
 * Semver of what `Platform` promises: the minor grows with it, the major when something is taken away. The one place:
 * a shell hands it to areas, and its build says it in `shell.json`.
 */
export const PLATFORM_VERSION = '1.5.0';
