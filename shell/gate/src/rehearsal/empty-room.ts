import { type AreaJson, areaJson, federationName } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * An area of the rehearsal's own, where a tab stands while nothing of the candidate may be on screen; it keeps what the
 * shell hands to areas, to show parts with.
 */
export const EMPTY_ROOM = { area: 'gate-empty-room', build: 'emptyroom', address: '/gate-empty-room' } as const;

const VERSION = '1.0.0';

const ENTRY = (federation: string) => `(() => {
window[${JSON.stringify(federation)}] = {
  init() {},
  get: async () => () => ({
    bootstrap: async () => undefined,
    mount: async ({ domElement, platform }) => {
      window.tradefloorGatePlatform = platform;
      domElement.append(Object.assign(document.createElement('h1'), { textContent: 'An empty room' }));
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  }),
};
})();
`;

export async function writeEmptyRoom(folder: string, platform: string): Promise<AreaJson> {
  const { area, build, address } = EMPTY_ROOM;
  const federation = federationName(area, VERSION, build);
  const entry = ENTRY(federation);
  const title = { en: area, hk: area, jp: area, kr: area, spa: area, zh: area };
  const said = areaJson.parse({
    schema: 1,
    area,
    version: VERSION,
    build,
    federation,
    platform: `^${platform}`,
    shared: {},
    entry: 'entry.js',
    preload: ['entry.js'],
    routes: [{ path: address, aliases: [], access: 'public', frame: 'none', look: 'page', title }],
    menu: [],
    parts: [],
    files: [{ path: 'entry.js', integrity: integrityOf(entry), bytes: Buffer.byteLength(entry) }],
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'entry.js'), entry);
  await writeFile(path.join(folder, 'area.json'), JSON.stringify(said));
  return said;
}
