// oxlint-disable-next-line import/no-unassigned-import -- styles
import '../references/references.css';
import { io } from 'socket.io-client';
import { run as direct } from '../references/direct';
import type { Feed, Run } from '../references/feed';
import { run as naive } from '../references/naive';
import { run as parse } from '../references/parse';
import { run as screen } from './ours/screen';
import { run as stores } from './ours/stores';
import { watchPage } from './watch-page';

const DRAWINGS: Readonly<Record<string, Run>> = { direct, naive, parse, screen, stores };

const asked = new URLSearchParams(location.search);
const run = DRAWINGS[asked.get('draw') ?? ''];
const root = document.getElementById('root');
if (!run || !root) throw new Error(`Nothing is drawn by the name of ${asked.get('draw') ?? 'nothing'}.`);

const socket = io({
  path: '/wss/socket.io/',
  transports: ['websocket'],
  query: { rate: asked.get('rate') ?? '0', conflated: asked.get('conflated') ?? 'no' },
});
const feed: Feed = {
  on(name, listener) {
    const socketOf: {
      on(name: string, hear: typeof listener): unknown;
      off(name: string, hear: typeof listener): unknown;
    } = socket;
    socketOf.on(name, listener);
    return () => void socketOf.off(name, listener);
  },
};
run(feed, root);
watchPage(socket, root);
