import '../references/references.css';
import type { Events, Feed, Run } from '../references/feed';
import { runWith as lightweight } from '../references/lightweight-candles';
import { watchPage } from '../live/watch-page';
import { seeded } from '../live/load';
import { history, next } from './history';
import { runWith as ours } from './ours';

const UPDATES_A_SECOND = 4;
const CHARTS: Readonly<Record<string, (bars: ReturnType<typeof history>) => Run>> = { lightweight, ours };

const asked = new URLSearchParams(location.search).get('draw') ?? '';
const chart = CHARTS[asked];
const root = document.getElementById('root');
if (!chart || !root) throw new Error(`There is no chart "${asked}".`);
root.style.cssText = 'display: grid; inline-size: 1000px; block-size: 600px';

const bars = history(Date.now());
const random = seeded(3);
const hearing = new Set<() => void>();
let newest = bars.at(-1);
const feed: Feed = {
  on(name, listener) {
    if (name !== 'kline') return () => undefined;
    const hear: (said: Events['kline']) => void = listener as never;
    const tell = () => newest && hear(newest);
    hearing.add(tell);
    return () => void hearing.delete(tell);
  },
};
chart(bars)(feed, root);
watchPage({ onAny: hear => hearing.add(hear) }, root);
setInterval(() => {
  if (newest) newest = next(newest, random);
  for (const tell of hearing) tell();
}, 1000 / UPDATES_A_SECOND);
