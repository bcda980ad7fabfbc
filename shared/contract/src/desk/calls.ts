import { call } from '../call';
import { proofs } from '../ext/secrets';
import { or, pageOf } from '../wire/containers';
import type { Kind } from '../wire/kind';
import { count, flag, page } from '../wire/numbers';
import { field, optional } from '../wire/shape';
import { text, typed } from '../wire/text';
import { type Prospect, prospect, type Revision, revision, type WayBack, wayBack } from './history';
import { type Job, job } from './job';
import { type Standing, standing } from './standing';

const areaName = () => typed({ max: 40, pattern: /^[a-z][a-z0-9-]*$/ });
const buildId = () => typed({ max: 64, pattern: /^[0-9a-z]+$/ });
const reason = () => typed({ max: 300, keepsUnseen: true });
const percent = () => typed({ max: 6, pattern: /^\d{1,3}(\.\d{1,2})?$/ });
const percents = () => typed({ max: 60, pattern: /^[\d.,]+$/ });
const rules = () => typed({ max: 400, pattern: /^[a-z,-]+$/ });

/** What every write says: the revision that was looked at, and why. */
const written = () => ({ ifRevision: field('if_revision', count), why: optional('why', reason()) });
/** wallet.own-hand, of what puts a build before people or takes one from them; the way back alone asks for nothing. */
const byOwnHand = () => ({ ...written(), ...proofs() });
const ofBuild = () => ({ area: field('area', areaName()), build: field('build', buildId()) });
const answer = (): Kind<Job> => job;

export const readStanding = /* @__PURE__ */ call('readStanding', 'GET', '/ops/api/standing', {
  answer: (): Kind<Standing> => standing,
});

/** Newest first. */
export const listRevisions = /* @__PURE__ */ call('listRevisions', 'GET', '/ops/api/history', {
  payload: () => ({ page: optional('page', page) }),
  answer: () => pageOf<Revision>('list', revision),
});

export const readProspect = /* @__PURE__ */ call('readProspect', 'GET', '/ops/api/prospect', {
  payload: ofBuild,
  answer: (): Kind<Prospect> => prospect,
});

/** What going back to a revision would change, of every area. */
export const readWayBack = /* @__PURE__ */ call('readWayBack', 'GET', '/ops/api/way-back', {
  payload: () => ({ revision: field('revision', count) }),
  answer: (): Kind<WayBack> => wayBack,
});

export const readJob = /* @__PURE__ */ call('readJob', 'GET', '/ops/api/job', {
  payload: () => ({ id: field('id', text) }),
  answer,
});

/** `without`: rules of the gate that it need not keep, with commas; needs a reason. */
export const promoteBuild = /* @__PURE__ */ call('promoteBuild', 'POST', '/ops/api/promote', {
  payload: () => ({
    ...ofBuild(),
    ...byOwnHand(),
    now: field('now', or(flag, 0)),
    without: optional('without', rules()),
  }),
  answer,
});

/** To its newest last good build, or to the one that is named. */
export const rollBackArea = /* @__PURE__ */ call('rollBackArea', 'POST', '/ops/api/rollback', {
  payload: () => ({
    area: field('area', areaName()),
    to: optional('to', buildId()),
    now: field('now', or(flag, 0)),
    ...written(),
  }),
  answer,
});

/** Every area, to where it pointed then. */
export const rollBackAll = /* @__PURE__ */ call('rollBackAll', 'POST', '/ops/api/rollback-to-revision', {
  payload: () => ({ revision: field('revision', count), now: field('now', or(flag, 0)), ...byOwnHand() }),
  answer,
});

export const blockBuild = /* @__PURE__ */ call('blockBuild', 'POST', '/ops/api/block', {
  payload: () => ({
    ...ofBuild(),
    now: field('now', or(flag, 0)),
    reload: field('reload', or(flag, 0)),
    ...byOwnHand(),
  }),
  answer,
});

export const unblockBuild = /* @__PURE__ */ call('unblockBuild', 'POST', '/ops/api/unblock', {
  payload: () => ({ ...ofBuild(), ...byOwnHand() }),
  answer,
});

/** The desk watches it then, also after its own restart. */
export const beginCanary = /* @__PURE__ */ call('beginCanary', 'POST', '/ops/api/canary', {
  payload: () => ({
    ...ofBuild(),
    ...byOwnHand(),
    percent: field('percent', percent()),
    steps: optional('steps', percents()),
    visits: optional('visits', count),
    minutes: optional('minutes', count),
    without: optional('without', rules()),
  }),
  answer,
});

export const endCanary = /* @__PURE__ */ call('endCanary', 'POST', '/ops/api/end-canary', {
  payload: () => ({ area: field('area', areaName()), ...written() }),
  answer,
});
