// What a start does with the release store: it signs it, mends it, and publishes what was built.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand, script } from './run-command.mjs';
import { step } from './say.mjs';

const OPS = 'shell/ops/src/main.ts';
const RENEWED_BEFORE_MS = 30 * 86_400_000;

/**
 * What was built and was never in this store becomes stable. What was, an operator has decided about: a rollback or a
 * block stays as it is, and the suite starts with it. Where the store cannot be read at all, `leave` ends the start.
 */
export async function publishBuilt(store, built, leave) {
  if (existsSync(path.join(store, 'history')) && signedUntil(store) < Date.now() + RENEWED_BEFORE_MS) await sign(store);
  const before = stableBuilds(store);
  const damaged = await damagedBuilds(store);
  const isWhole = (name, build) => !damaged.some(each => each.area === name && each.build === build);
  // To publish the same build again mends it.
  const areas = built.filter(({ name, build }) => before[name] !== build || !isWhole(name, build));
  const done = areas.length === 0 ? [] : await publishAll(store, areas, leave);
  const now = stableBuilds(store);
  for (const { name, build } of areas) if (now[name] !== build) step(whyNot(name, build, now[name], done));
  for (const each of damaged) if (now[each.area] === each.build) step(whatOfDamaged(each, done));
}

/**
 * A store from before revisions were signed, or one where nobody has written for long: gateways take neither. It also writes
 * registry.json anew, which is a copy of the newest revision, where that was lost or damaged.
 */
async function sign(store) {
  const args = ['renew', '--store', store, '--why', 'npm start', '--json'];
  const { code, errors } = await runCommand(...script(OPS, args), { quiet: true });
  if (code !== 0) step(`The release store could not be signed: ${errors.trim()}`);
}

function signedUntil(store) {
  try {
    return Date.parse(JSON.parse(registryOf(store).signed.said).expires) || 0;
  } catch {
    return 0;
  }
}

const registryOf = store => JSON.parse(readFileSync(path.join(store, 'registry.json'), 'utf8'));

function stableBuilds(store) {
  try {
    return Object.fromEntries(Object.entries(registryOf(store).areas).map(([name, { stable }]) => [name, stable]));
  } catch {
    return {};
  }
}

/** Stable builds of which the store has lost something: no gateway serves a file that is not as it was published. */
async function damagedBuilds(store) {
  if (!existsSync(path.join(store, 'registry.json'))) return [];
  const { output } = await runCommand(...script(OPS, ['verify', '--stable', '--store', store, '--json']), {
    quiet: true,
  });
  try {
    return JSON.parse(output).damaged ?? [];
  } catch {
    // What is wrong with the store itself is said by what writes to it.
    return [];
  }
}

async function publishAll(store, areas, leave) {
  const folders = areas.map(({ folder }) => folder);
  const args = ['publish', ...folders, '--promote-new', '--store', store, '--why', 'npm start', '--json'];
  const { code, output, errors } = await runCommand(...script(OPS, args), { quiet: true });
  if (code === 4) await leave(`The areas could not be published: ${errors.trim()}`);
  try {
    return JSON.parse(output).builds ?? [];
  } catch {
    step(`Publishing: ${output.trim()}`);
    return [];
  }
}

function whyNot(name, build, stable, done) {
  const refused = done.find(each => each.area === name)?.refused;
  const stays = `${name} stays at ${stable ?? 'no build'}`;
  if (refused) return `${stays}: ${refused}`;
  const promote = `npm run ops -- promote ${name} ${build}`;
  return `${stays}, as it was decided: ${build} is what this folder builds (${promote}).`;
}

function whatOfDamaged({ area, build, why }, done) {
  const isMended = done.some(each => each.area === area && each.build === build && each.mended);
  if (isMended) return `${area} ${build} was damaged in the release store (${why}), and is whole again.`;
  const cure = `publish the same build again, or npm run ops -- rollback ${area}`;
  return `${area} ${build} is damaged in the release store (${why}), and nobody gets it: ${cure}.`;
}
