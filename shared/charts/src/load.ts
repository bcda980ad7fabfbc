import type * as Highcharts from 'highcharts/highstock.js';
import { useDeferredValue, useEffect, useState } from 'react';

export type HighchartsModule = typeof Highcharts;
export type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly highcharts: HighchartsModule }
  | { readonly kind: 'failed'; readonly again: () => void };

const LOADING: Loaded = { kind: 'loading' };

let loading: Promise<HighchartsModule> | null = null;
let loaded: HighchartsModule | null = null;

/** The chunk is fetched once; a failed fetch is forgotten, so that "try again" does. */
export function loadHighcharts(): Promise<HighchartsModule> {
  loading ??= fetched().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

async function fetched(): Promise<HighchartsModule> {
  const { default: highcharts } = await import('@tradefloor/charts/highcharts');
  highcharts.setOptions({
    // A strict Content-Security-Policy refuses the style element that would carry the palette: colours are our tokens.
    palette: { injectCSS: false },
    accessibility: { enabled: false },
    credits: { enabled: false },
  });
  loaded = highcharts;
  return highcharts;
}

export function useHighcharts(): Loaded {
  const [state, setState] = useState<Loaded>(() => (loaded ? { kind: 'ready', highcharts: loaded } : LOADING));
  // Each `loading` is one attempt: "try again" puts a new one in its place.
  useEffect(() => {
    if (state.kind !== 'loading') return undefined;
    let gone = false;
    const settle = (next: Loaded): void => {
      if (!gone) setState(next);
    };
    loadHighcharts().then(
      highcharts => settle({ kind: 'ready', highcharts }),
      () => settle({ kind: 'failed', again: () => setState(LOADING) }),
    );
    return () => {
      gone = true;
    };
  }, [state]);
  // A chart is drawn in a task of its own: the screen around it is not to wait for it.
  return useDeferredValue(state, LOADING);
}
