// What a start has to know of the release store before it calls upon `ops`, which takes a second.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

/** The newest revision; null where there is none, or none that can be read: `ops` tells which. */
export function standingIn(store) {
  try {
    const revisions = readdirSync(path.join(store, 'history')).flatMap(name => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
    const revision = Math.max(0, ...revisions.map(Number));
    const { registry } = json(path.join(store, 'history', `${revision}.json`));
    return registry ? { revision, registry } : null;
  } catch {
    return null;
  }
}

/** What was signed last for this store on this machine, where the store has only something older. */
export function rememberedLater(store, { registry }) {
  try {
    // As `ops` finds the folder, which is run from here.
    const named = process.env.TRADEFLOOR_KEYS || path.join(ROOT, '.tradefloor', 'keys');
    const last = json(path.join(path.resolve(process.env.INIT_CWD ?? ROOT, named), 'signed.json'))[store];
    return last.updated > registry.updated ? last : null;
  } catch {
    return null;
  }
}

/** registry.json is a copy of the newest revision, for whoever only looks; it is nobody's word on what counts. */
export function restoreHint(store, { registry }) {
  const file = path.join(store, 'registry.json');
  try {
    if (typeof json(file).revision === 'number') return;
  } catch {
    // Lost or torn.
  }
  try {
    const staged = `${file}.${process.pid}`;
    writeFileSync(staged, `${JSON.stringify(registry)}\n`);
    renameSync(staged, file);
  } catch {
    // The next write makes it.
  }
}

const json = file => JSON.parse(readFileSync(file, 'utf8'));
