/** @jest-environment jsdom */
/// <reference types="node" />
import { fakePlatform } from '@tradefloor/platform/fake';
import { aBuild } from '@tradefloor/release/sample-builds';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../loader/fault';
import { drawing } from '../testing/fake-federation';
import { LOAD_LIMIT_MS } from '../loader/loader';
import { MOUNT_LIMIT_MS, putUp, UNMOUNT_LIMIT_MS } from './on-screen';

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

it('gives a build the time that docs/areas.md promises', () => {
  const page = readFileSync(path.join(__dirname, '../../../../docs/areas.md'), 'utf8');
  const [loads, mounts, unmounts] = [LOAD_LIMIT_MS, MOUNT_LIMIT_MS, UNMOUNT_LIMIT_MS].map(limit => limit / 1_000);
  expect(page).toContain(
    `within ${loads} s of being asked for, mount within ${mounts} s and unmount within ${unmounts} s`,
  );
});
