interface Asked {
  readonly area: string;
  readonly limitMs: number;
}

/**
 * Runs in the page: whether a promote would have to wait for the area, or ask, for as long as the limit: who sends something
 * as it comes lets go of it with the answer. A shell that tells nothing of it was made before there was such a look.
 */
export function holdsOn({ area, limitMs }: Asked): Promise<boolean> {
  const isHeld = () =>
    (document.querySelector<HTMLElement>('[data-held]')?.dataset['held'] ?? '').split(' ').includes(area);
  const began = performance.now();
  return new Promise(resolve => {
    const look = () => {
      if (!isHeld()) resolve(false);
      else if (performance.now() - began > limitMs) resolve(true);
      else setTimeout(look, 20);
    };
    look();
  });
}
