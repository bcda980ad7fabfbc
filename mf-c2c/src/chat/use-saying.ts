import { useHold } from '@tradefloor/area';
import { sendingOf, type Stage, underWayOf, useAct } from '@tradefloor/area/act';
import type { Listing } from '@tradefloor/area/list';
import { type DealWord, sayOnDeal } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Deal, stillUnsaid, type Unsaid } from './words';

const WORD_ACT = 'deal-word';

let made = 0;

export interface Saying {
  readonly unsaid: readonly Unsaid[];
  readonly stages: ReadonlyMap<string, Stage>;
  /** Why the last one was not taken. */
  readonly problem: string | null;
  readonly say: (text: string, picture: string | null) => void;
  readonly again: (unsaid: Unsaid) => void;
  readonly drop: (unsaid: Unsaid) => void;
}

/** Says things on a deal: each stands there at once, goes out under its key, and can be sent again when it got lost. */
export function useSaying({ of, id }: Deal, listing: Listing<DealWord>): Saying {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [problem, setProblem] = useState<string | null>(null);
  const [all, setAll] = useState<readonly Unsaid[]>([]);
  const unsaid = useMemo(() => stillUnsaid(all, listing.rows), [all, listing.rows]);
  // They are kept here alone.
  useHold(unsaid.some(({ hasFailed }) => hasFailed) ? 'ask' : null);
  const { act } = useAct(text => setProblem(text));
  const underWay = underWayOf(platform, WORD_ACT);
  const stages = useSyncExternalStore(underWay.subscribe, underWay.read);
  const change = useCallback(
    (which: string, changed: Partial<Unsaid>) =>
      setAll(before => before.map(each => (each.id === which ? { ...each, ...changed } : each))),
    [],
  );
  const forget = useCallback((which: string) => setAll(before => before.filter(each => each.id !== which)), []);

  const send = ({ id: which, text, picture }: Unsaid) => {
    setProblem(null);
    void act({
      ...sendingOf(platform, sayOnDeal, key => {
        change(which, { key, hasFailed: false });
        return { of, id, key, ...(text === '' ? {} : { text }), ...(picture === null ? {} : { picture }) };
      }),
      subject: { kind: WORD_ACT, id: which },
      outlives: true,
      lost: t('chat.lost'),
      after(ended) {
        if (ended.kind !== 'done') return change(which, { hasFailed: true });
        // It came by push already, or is read now; until then it stays where it was said.
        if (ended.id === null) forget(which);
        else change(which, { saidAs: ended.id });
        listing.refresh();
      },
    });
  };

  const say = (text: string, picture: string | null) => {
    made += 1;
    const fresh: Unsaid = { id: `${of} ${id} ${made}`, key: null, text, picture, hasFailed: false };
    setAll(before => [...before, fresh]);
    send(fresh);
  };
  return {
    unsaid,
    stages,
    problem,
    say,
    again: send,
    drop: ({ id: which }) => forget(which),
  };
}
