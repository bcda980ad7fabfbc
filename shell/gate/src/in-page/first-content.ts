interface Wanted {
  /** Where to go; null where it is there, and another build is to come. */
  readonly to: string | null;
  readonly area: string;
  /** The build that must have code in the page, and one that must have none any more, by their names on window. */
  readonly federation: string | null;
  readonly gone: string | null;
  readonly limitMs: number;
}

/** Runs in the page, with all drawn: whether anything of an area is still to be seen. */
export function isShown(): boolean {
  const place = document.querySelector('main [data-area]');
  if (place === null || place.getBoundingClientRect().height === 0) return false;
  return place.textContent?.trim() !== '' || place.querySelector('canvas, svg, img, input') !== null;
}

/** Runs in the page: milliseconds until something of the area is to be seen. */
export function firstContent({ to, area, federation, gone, limitMs }: Wanted): Promise<number | null> {
  const began = performance.now();
  if (to !== null) window.tradefloorGate?.go(to);
  return new Promise(resolve => {
    const isShown = () => {
      // Some addresses lead on to another one.
      const ledOn = to !== null && window.location.pathname !== to;
      const place = document.querySelector(ledOn ? 'main [data-area]' : `main [data-area="${area}"]`);
      if (place === null || place.getBoundingClientRect().height === 0) return false;
      if (!ledOn && federation !== null && !(federation in window)) return false;
      if (gone !== null && gone in window) return false;
      return place.textContent?.trim() !== '' || place.querySelector('canvas, svg, img, input') !== null;
    };
    const look = () => {
      const after = Math.round(performance.now() - began);
      if (isShown()) resolve(after);
      else if (after > limitMs) resolve(null);
      else setTimeout(look, 8);
    };
    look();
  });
}
