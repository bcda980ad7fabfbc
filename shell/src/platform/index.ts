export { createPlatform } from './create-platform';
export { signInPath } from './session/sign-in-path';
export type { ShellPlatform } from './shell-platform';
