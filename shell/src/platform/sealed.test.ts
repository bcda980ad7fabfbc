/** @jest-environment jsdom */
import { aPage, closePages } from './sample-page';

afterEach(closePages);

it('hands out nothing in whose place an area could put its own', async () => {
  const { platform } = await aPage();
  expect([platform, ...Object.values(platform)].filter(each => !Object.isFrozen(each))).toEqual([]);
});

it('hands out its changes to be listened to, and neither ended nor said by an area', async () => {
  const { shell, platform } = await aPage();
  const heard: string[] = [];
  shell.platformFor('lever').language.changes.subscribe(code => heard.push(code));
  for (const { changes } of [platform.session, platform.language, platform.appearance])
    expect([Object.isFrozen(changes), Reflect.get(changes, 'source')]).toEqual([true, undefined]);
  platform.language.set('jp');
  expect(heard).toEqual(['jp']);
});
