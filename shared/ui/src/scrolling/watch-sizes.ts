/** Tells of an element and what is directly in it: as it stands, and whenever a size changes or a part comes or goes. */
export function watchSizes(element: HTMLElement, tell: () => void): () => void {
  // It tells of each element that it is shown for the first time too, when the layout is known: asking before would force one.
  const sizes = new ResizeObserver(tell);
  const watchAll = () => {
    sizes.disconnect();
    for (const watched of [element, ...element.children]) sizes.observe(watched);
  };
  const contents = new MutationObserver(watchAll);
  contents.observe(element, { childList: true });
  watchAll();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
