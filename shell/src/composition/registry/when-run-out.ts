import type { News } from './news';

/** A machine that slept counts no time, and a clock may be put right: looked at now and then. */
const LOOK_MS = 60_000;

/** Calls once what is tried on this browser has run out: a revision that says so may never come. Returns how to give it up. */
export function whenRunOut({ runsOut }: Pick<News, 'runsOut'>, hasRunOut: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const left = runsOut - Date.now();
    if (left <= 0) hasRunOut();
    else if (left < Infinity) timer = setTimeout(look, Math.min(left, LOOK_MS));
  };
  look();
  return () => clearTimeout(timer);
}
