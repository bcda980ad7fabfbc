import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { seededFolder } from '../testing/snapshot';
import { STARTING_MS } from '../testing/test-exchange';
import { type Database, openDatabase } from './database';
import { lockFolder } from './folder-lock';

jest.setTimeout(STARTING_MS);

let folder: string;
let opened: Database | null = null;
afterEach(async () => {
  await opened?.close();
  opened = null;
  rmSync(folder, { recursive: true, force: true });
});

const postgres = () => path.join(folder, 'postgres');
const open = async () => (opened = await openDatabase({ kind: 'folder', folder }));
const membersIn = async ({ db }: Database) =>
  (await sql<{ n: number }>`select count(*) as n from member`.execute(db)).rows[0]?.n;

/** Each file with its size and when it was written last. */
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(file => [file, statSync(path.join(place, file)).size, statSync(path.join(place, file)).mtimeMs]);

describe('a database whose file is', () => {
  beforeEach(async () => {
    folder = await seededFolder();
  });

  it.each([
    ['missing', 'PG_VERSION', (file: string) => rmSync(file)],
    ['missing', 'global/pg_control', (file: string) => rmSync(file)],
    ['empty', 'PG_VERSION', (file: string) => writeFileSync(file, '')],
    ['empty', 'global/pg_filenode.map', (file: string) => writeFileSync(file, '')],
  ])('%s (%s) is not opened, nor begun anew, and nothing in its folder is changed', async (_, file, damage) => {
    damage(path.join(postgres(), file));
    const left = filesIn(folder);
    await expect(open()).rejects.toThrow(
      `The database in ${postgres()} cannot be opened: ${file} missing or empty. Put a backup of the folder back`,
    );
    expect(filesIn(folder)).toEqual(left);
    // Whoever repairs it must not be told that the folder is in use.
    lockFolder(folder)();
  });

  it('put back is opened with all that was in it', async () => {
    rmSync(path.join(postgres(), 'PG_VERSION'));
    await expect(open()).rejects.toThrow('PG_VERSION missing');
    writeFileSync(path.join(postgres(), 'PG_VERSION'), '18\n');
    expect(await membersIn(await open())).toBeGreaterThan(0);
  });
});

describe('a new exchange', () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  });

  it('begins where there is no folder yet, or an empty one', async () => {
    mkdirSync(postgres());
    expect(await membersIn(await open())).toBe(0);
  });

  it('begins where the first start of all was killed while it made the database', async () => {
    const unfinished = `${postgres()}.unfinished`;
    mkdirSync(path.join(unfinished, 'global'), { recursive: true });
    writeFileSync(path.join(unfinished, 'PG_VERSION'), '18\n');
    expect(await membersIn(await open())).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['exchange.lock', 'postgres']);
  });
});
