import { integrityOf } from '@tradefloor/release/hash';
import { labelsOf } from '../describe/labels';
import { offeredBy } from '../describe/offered';
import { readArea } from '../describe/read-area';
import { ENTRY } from '../settings/area-config';
import { aboveSuite } from './above-suite';

export const DEVELOPED = { version: '0.0.0', build: 'development' } as const;

export interface DevelopedArea {
  readonly folder: string;
  readonly federation: string;
  /** Where its files are served, with a trailing slash. */
  readonly base: string;
}

/** The running suite's registry, with one area coming from the development server. */
export async function withDevelopedArea(document: unknown, developed: DevelopedArea, entry: Buffer) {
  const area = await readArea(developed.folder);
  return aboveSuite(document, {
    schema: 1,
    area: area.name,
    ...DEVELOPED,
    federation: developed.federation,
    platform: area.platform,
    shared: {},
    entry: ENTRY,
    preload: [],
    ...offeredBy(area, await labelsOf(developed.folder)),
    files: [{ path: ENTRY, integrity: integrityOf(entry), bytes: entry.byteLength }],
    base: developed.base,
    published: new Date().toISOString(),
  });
}
