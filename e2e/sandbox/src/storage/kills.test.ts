import { rmSync } from 'node:fs';
import { startExchange } from '../testing/exchange-process';
import { seededFolder } from '../testing/snapshot';
import { survivesKills } from '../testing/suites/kills';
import { STARTING_MS } from '../testing/test-exchange';

/** Of the lists that are compared afterwards, one life of a database fills no more. */
const KILLS_A_DATABASE = 5;
/** The soak asks for 100. */
const kills = Number(process.env['KILLS'] ?? KILLS_A_DATABASE);

describe.each(Array.from({ length: Math.ceil(kills / KILLS_A_DATABASE) }, (_, index) => index + 1))(
  'database %d',
  () => {
    let folder: string;
    beforeAll(async () => {
      folder = await seededFolder();
    }, STARTING_MS);

    survivesKills(Math.min(kills, KILLS_A_DATABASE), () => startExchange({ EXCHANGE_DATA: folder }));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  },
);
