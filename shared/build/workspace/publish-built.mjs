// What a start does with the release store: it signs it, mends it, and publishes what was built.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rememberedLater, restoreHint, standingIn } from './release-store.mjs';
import { runCommand, script } from './run-command.mjs';
import { step } from './say.mjs';

const OPS = 'shell/ops/src/main.ts';
const RENEWED_BEFORE_MS = 30 * 86_400_000;

/**
 * What was built and was never in this store becomes stable. What was, an operator has decided about: a rollback or a
 * block stays as it is, and the suite starts with it. Where the store cannot be read at all, `leave` ends the start. One
 * that is older than what was signed here nobody but an operator vouches for: the suite starts, and nothing is written.
 */
export async function publishBuilt(store, built, leave) {
  const standing = standingIn(store);
  const later = standing && rememberedLater(store, standing);
  if (later) return step(olderThan(standing, later));
  if (standing) restoreHint(store, standing);
  if (existsSync(path.join(store, 'history')) && signedUntil(standing) < Date.now() + RENEWED_BEFORE_MS)
    await sign(store);
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

/** A store from before revisions were signed, or one where nobody has written for long: gateways take neither. */
async function sign(store) {
  const args = ['renew', '--unless-older', '--store', store, '--why', 'npm start', '--json'];
  const { code, errors } = await runCommand(...script(OPS, args), { quiet: true });
  if (code !== 0) step(`The release store could not be signed: ${errors.trim()}`);
}

function signedUntil(standing) {
  try {
    return Date.parse(JSON.parse(standing.registry.signed.said).expires) || 0;
  } catch {
    return 0;
  }
}

function olderThan({ revision }, later) {
  const cure = 'npm run ops -- renew, if it was restored';
  return `Nothing is published: the release store is at revision ${revision}, and revision ${later.revision}, which was signed here, is later (${cure}).`;
}

function stableBuilds(store) {
  const areas = Object.entries(standingIn(store)?.registry?.areas ?? {});
  return Object.fromEntries(areas.map(([name, releases]) => [name, releases?.stable]));
}

/** Stable builds of which the store has lost something: no gateway serves a file that is not as it was published. */
async function damagedBuilds(store) {
  if (standingIn(store) === null) return [];
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
