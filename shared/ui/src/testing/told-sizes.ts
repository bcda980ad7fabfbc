/** jsdom lays nothing out: as a browser would, an observer hears of each element that it begins to watch. */
export function tellSizes(): void {
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(): void {
      this.tell([], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
}
