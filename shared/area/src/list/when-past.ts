/** A timer may be a moment early. */
const LATER_MS = 50;
/** A timer sleeps with its machine, and hears of no clock that is set: none waits longer. */
const LOOK_EVERY_MS = 60_000;

/** Tells once that a time of this machine's clock is past, soon after it woke up, too; answers how to stop. */
export function whenPast(time: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const left = time - Date.now();
    if (left > 0) timer = setTimeout(look, Math.min(left + LATER_MS, LOOK_EVERY_MS));
    else tell();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
