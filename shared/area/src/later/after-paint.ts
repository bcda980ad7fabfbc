/** Once what has just been drawn is on screen: its frame has ended when the next one begins. Returns how to stop. */
export function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
