import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startExchange } from '../testing/exchange-process';
import { seededSnapshot } from '../testing/snapshot';
import { survivesKills } from '../testing/suites/kills';
import { STARTING_MS } from '../testing/test-exchange';

/** Of the lists that are compared afterwards, one life of a database fills no more. */
const KILLS_A_DATABASE = 5;
/** The soak asks for 100. */
const kills = Number(process.env['KILLS'] ?? KILLS_A_DATABASE);

describe.each(Array.from({ length: Math.ceil(kills / KILLS_A_DATABASE) }, (_, index) => index + 1))(
  'database %d',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
    beforeAll(async () => {
      const data = path.join(folder, 'postgres');
      mkdirSync(data);
      execFileSync('tar', ['-xf', await seededSnapshot(), '-C', data], { stdio: 'ignore' });
    }, STARTING_MS);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    survivesKills(Math.min(kills, KILLS_A_DATABASE), () => startExchange({ EXCHANGE_DATA: folder }));
  },
);
