import { useToday } from '@tradefloor/area/list';
import { NativeSelect, TextField } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastDays, type RecordWish } from './record-wish';
import type { ChangeWish } from './use-record-wish';

const SPANS = [7, 30, 90] as const;
type Choice = 'all' | 'own' | `${(typeof SPANS)[number]}`;

interface DaysFilterProps {
  readonly wish: RecordWish;
  readonly onChange: ChangeWish;
}

/** The last days, or one's own span. */
export function DaysFilter({ wish, onChange }: DaysFilterProps) {
  const { t } = useTranslation();
  const now = useToday();
  const [isOwn, setOwn] = useState(false);
  const span = SPANS.find(days => wish.to === null && lastDays(days, now).from === wish.from);
  const isAll = wish.from === null && wish.to === null;
  const choice: Choice = isOwn ? 'own' : isAll ? 'all' : span === undefined ? 'own' : `${span}`;
  const choose = (next: Choice) => {
    setOwn(next === 'own');
    if (next === 'all') onChange({ from: null, to: null });
    const days = SPANS.find(one => `${one}` === next);
    if (days !== undefined) onChange(lastDays(days, now));
  };
  const dayOf = (typed: string): string | null => (typed === '' ? null : typed);
  return (
    <>
      <NativeSelect<Choice>
        label={t('records.days')}
        options={[
          { value: 'all', label: t('records.allDays') },
          ...SPANS.map(days => ({ value: `${days}` as const, label: t('records.lastDays', { count: days }) })),
          { value: 'own', label: t('records.ownDays') },
        ]}
        value={choice}
        onChange={choose}
      />
      {choice === 'own' ? (
        <>
          <TextField
            type="date"
            label={t('records.from')}
            value={wish.from ?? ''}
            max={wish.to ?? undefined}
            onChange={typed => onChange({ from: dayOf(typed) })}
          />
          <TextField
            type="date"
            label={t('records.to')}
            value={wish.to ?? ''}
            min={wish.from ?? undefined}
            onChange={typed => onChange({ to: dayOf(typed) })}
          />
        </>
      ) : null}
    </>
  );
}
