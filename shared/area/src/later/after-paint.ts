/**
 * Once what has just been drawn is on screen: its frame has ended when the next one begins. A busy page hears of that
 * late: whatever waits for the paint itself is told first. Returns how to stop.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
