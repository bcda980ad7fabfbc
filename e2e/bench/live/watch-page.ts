export interface Watched {
  frames: number;
  longTasks: number;
  /** From the oldest push that a painted frame shows to the end of that frame, in milliseconds. */
  readonly delays: number[];
}

declare global {
  interface Window {
    benchWatched: Watched;
  }
}

interface Pushing {
  onAny(hear: () => void): void;
}

/** Counts frames and long tasks, and how long pushes wait for the screen. Costs every drawing the same. */
export function watchPage(socket: Pushing, root: HTMLElement): void {
  const watched: Watched = { frames: 0, longTasks: 0, delays: [] };
  window.benchWatched = watched;
  const count = () => {
    watched.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver(list => (watched.longTasks += list.getEntries().length)).observe({ type: 'longtask' });

  let oldest: number | null = null;
  socket.onAny(() => (oldest ??= performance.now()));
  const painted = new MessageChannel();
  const begun: number[] = [];
  painted.port1.addEventListener('message', () => {
    const began = begun.shift();
    if (began !== undefined) watched.delays.push(performance.now() - began);
  });
  painted.port1.start();
  // What changes in a frame's callbacks is painted before the next message is taken.
  new MutationObserver(() => {
    if (oldest === null) return;
    begun.push(oldest);
    oldest = null;
    painted.port2.postMessage(null);
  }).observe(root, { childList: true, subtree: true, characterData: true });
}
