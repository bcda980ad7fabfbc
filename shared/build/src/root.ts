import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const BUILDS = path.join(ROOT, '.build');

/** Production is what is published; development serves one area from its own server. */
export type Flavour = 'production' | 'development';
