import { areaJson } from './area-json';
import { listedFiles } from './build-file';
import { anAreaJson, aShellJson } from './sample-builds';
import { shellJson } from './shell-json';

describe('area.json', () => {
  it('takes a whole one', () => {
    expect(areaJson.parse(anAreaJson())).toEqual(anAreaJson());
  });

  it.each([
    ['a range of another form', { platform: '>=1.0.0' }],
    ['a federation name with a double underscore, which webpack collapses', { federation: 'mf_spot__ab12cd34' }],
    ['an area that is no name', { area: '../spot' }],
    ['a build that is no hash', { build: '..' }],
    ['an entry outside the folder', { entry: '../entry.js' }],
    ['an alias on another host', { routes: [{ path: '/a', aliases: ['https://elsewhere.example'] }] }],
    ['a newer schema', { schema: 2 }],
  ])('refuses %s', (_, change) => {
    expect(areaJson.safeParse({ ...anAreaJson(), ...change }).success).toBe(false);
  });

  it.each([
    '/etc/passwd',
    '../a.js',
    'a/../b.js',
    './a.js',
    'a//b.js',
    'a/',
    '.env',
    'a/.hidden',
    '',
    'a b.js',
    'a%2e.js',
  ])('refuses the file path %j', path => {
    const files = [{ ...anAreaJson().files[0], path }];
    expect(areaJson.safeParse({ ...anAreaJson(), files }).success).toBe(false);
  });

  it.each(['entry.js', 'chunks/1.2-ab~c.js', 'a..b.js', '_x/y.css'])('takes the file path %j', path => {
    const files = [{ ...anAreaJson().files[0], path }];
    expect(areaJson.safeParse({ ...anAreaJson(), files }).success).toBe(true);
  });
});

describe('shell.json', () => {
  it('takes a whole one', () => {
    expect(shellJson.parse(aShellJson())).toEqual(aShellJson());
  });

  it.each([
    ['a platform that is a range', { platform: '^1.0.0' }],
    ['a script outside the folder', { scripts: ['/other.js'] }],
  ])('refuses %s', (_, change) => {
    expect(shellJson.safeParse({ ...aShellJson(), ...change }).success).toBe(false);
  });
});

describe('listedFiles', () => {
  it('reads the list, whatever else the description says', () => {
    const { files } = anAreaJson();
    expect(listedFiles({ schema: 9, files })).toEqual(files);
  });

  it.each([null, {}, { files: [{ path: '../secret', integrity: 'sha384-', bytes: 1 }] }])(
    'reads nothing from %j',
    given => {
      expect(listedFiles(given)).toBeNull();
    },
  );
});
