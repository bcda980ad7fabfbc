import path from 'node:path';
import { SampleOperator } from '../sample-operator';
import { checkBuildFolder } from '../store/check-build-folder';
import { openFolderStore } from '../store/folder-store';
import { bring } from './bring';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes('aaaa1111');
});
afterEach(() => kim.leave());

it('signs what was listed while a prune took its folder, once it is there again', async () => {
  const store = openFolderStore(kim.store);
  const folder = path.join(kim.root, await kim.builds({ build: 'bbbb2222' }));
  let isGone = true;
  const pruned = {
    ...store,
    async append(entry: Parameters<typeof store.append>[0]) {
      const outcome = await store.append(entry);
      isGone = false;
      return outcome;
    },
    contents: (area: string, build: string) =>
      isGone && build === 'bbbb2222'
        ? { entries: () => Promise.resolve([]), read: () => Promise.reject(new Error('it is gone')) }
        : store.contents(area, build),
  };
  const now = () => new Date('2026-11-20T10:00:00.000Z');
  const note = { by: 'kim', command: 'publish', why: null, ifRevision: null, now, signing: kim.signing };
  await bring(await checkBuildFolder(folder), folder, { store: pruned, note, now });
  expect((await kim.built('spot', 'bbbb2222')).signed).toBeDefined();
  await kim.does('promote spot bbbb2222');
  expect(await kim.does('verify')).toContain('2 builds are whole');
});
