import { type Fate, useFormAct } from '@tradefloor/area/act';
import { type OwnProofs, sentProofs } from '@tradefloor/area/form';
import {
  beginCanary,
  blockBuild,
  type DeskRefusal,
  endCanary,
  type Job,
  promoteBuild,
  readStanding,
  rollBackAll,
  rollBackArea,
  type Standing,
  unblockBuild,
} from '@tradefloor/contract/desk';
import type { Http } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filled, Wish } from './wish';

interface Sent {
  readonly wish: Wish;
  readonly standing: Standing;
  /** Of whom nothing is asked where nothing is set. */
  readonly user: OwnProofs;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Sends a wish as the command that it is, once; a refusal of the command stands in the form, rule by rule. */
export function useWishSent({ wish, standing, user, onClose, onSent }: Sent) {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { act, told, stage } = useFormAct();
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const known = new Set(standing.jobs.map(({ id }) => id));

  const send = async (filled: Filled, rules: readonly string[]) => {
    setRefusal(null);
    const ended = await act({
      send: () => sendWish(http, wish, standing.revision, filled, { rules, user }),
      // What the desk began it tells among what is under way.
      found: async (_, signal): Promise<Fate> => {
        const { jobs } = await http(readStanding, {}, { signal });
        return jobs.some(({ id }) => !known.has(id)) ? { kind: 'done', message: null } : { kind: 'lost' };
      },
      done: (_, { answer: job }) =>
        job?.state === 'refused' ? null : job?.state === 'running' ? t('act.underWay') : t('act.done'),
      lost: t('act.notSent'),
    });
    onSent();
    if (ended.kind !== 'done') return;
    if (ended.answer?.state === 'refused') setRefusal(ended.answer.refusal);
    else onClose();
  };
  return { send, told, refusal, isSending: stage !== 'idle' };
}

function sendWish(
  http: Http,
  wish: Wish,
  ifRevision: number,
  filled: Filled,
  { rules, user }: { readonly rules: readonly string[]; readonly user: OwnProofs },
): Promise<Job> {
  const { now, reload, percent, steps } = filled;
  const written = { ifRevision, ...(filled.why.trim() === '' ? {} : { why: filled.why.trim() }) };
  const proven = { ...written, ...sentProofs(user, filled) };
  const without = filled.waived && rules.length > 0 ? { without: rules.join(',') } : {};
  switch (wish.kind) {
    case 'promote':
      return http(promoteBuild, { area: wish.area, build: wish.build, now, ...proven, ...without });
    case 'rollback':
      return http(rollBackArea, { area: wish.area, to: wish.build, now, ...written });
    case 'canary':
      return http(beginCanary, { area: wish.area, build: wish.build, percent, steps, ...proven, ...without });
    case 'block':
      return http(blockBuild, { area: wish.area, build: wish.build, now, reload, ...proven });
    case 'unblock':
      return http(unblockBuild, { area: wish.area, build: wish.build, ...proven });
    case 'end-canary':
      return http(endCanary, { area: wish.area, ...written });
    case 'revision':
      return http(rollBackAll, { revision: wish.revision, now, ...proven });
    default:
      return wish satisfies never;
  }
}
