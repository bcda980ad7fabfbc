import { writeFileSync } from 'node:fs';
import { byName } from '../by-name';
import { platformVersion } from '../packages/platform-version';
import { documentOf, KEPT_AT, keptPromises } from '../promised/kept-promises';
import { promisesNow } from './promises';

// Renews promises.json: `npx tsx shared/build/src/walls/keep-promises.ts`. What is new came with the version of now.

const kept = keptPromises();
const since = platformVersion();
const now = [...promisesNow()].sort(([one], [other]) => byName(one, other));
writeFileSync(KEPT_AT, documentOf(now.map(([name, as]) => [name, { as, since: kept.get(name)?.since ?? since }])));
