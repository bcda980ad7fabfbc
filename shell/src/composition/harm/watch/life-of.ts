import type { Lives } from '../own-listeners';

export function lifeOf(lives: Lives, build: string): AbortSignal {
  const known = lives.get(build) ?? new AbortController();
  lives.set(build, known);
  return known.signal;
}
