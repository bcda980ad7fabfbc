/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import { aBuild } from '@tradefloor/release/sample-builds';
import type { Fault } from '../loader/fault';
import { drawing } from '../testing/fake-federation';
import { putUp } from './on-screen';

it.each([
  ['crashes', new Error('render'), 'render-crashed'],
  ['lacks a file', Object.assign(new Error('!'), { name: 'ChunkLoadError', request: '/late.js' }), 'chunk-missing'],
])('tells how a build that %s later went', async (_, problem, kind) => {
  const module = drawing('spot', {
    mount({ crashed }) {
      crashed(problem);
      return Promise.resolve();
    },
  });
  const slot = document.createElement('main');
  const fault = await new Promise<Fault>(crashed => {
    void putUp({ build: aBuild({}), module, slot, platform: fakePlatform(), crashed, keptPlace: null });
  });
  expect(fault.kind).toBe(kind);
});
