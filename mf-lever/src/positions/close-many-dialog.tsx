import { useFormAct } from '@tradefloor/area/act';
import type { PositionsToClose, Quote } from '@tradefloor/contract';
import { add, type Amount, formatSigned, ZERO } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { traded } from '@tradefloor/trading';
import { Button, Dialog, RadioGroup } from '@tradefloor/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closesByPair, closing, closingMany } from './acting';
import styles from './close-many.module.css';
import { liveAccountsOf } from './live-accounts';
import { namesOf, type Position } from './position';
import { profitDecimals } from './row-figures';
import { KIND } from './use-position-acts';
import { useAccounts, usePositions } from './use-positions';

const SIDES: readonly PositionsToClose[] = ['all', 'long', 'short'];

interface CloseManyDialogProps {
  /** Of one pair, or of all with `null`. */
  readonly pair: Pick<Quote, 'key' | 'base' | 'quote' | 'currencyId' | 'legalId'> | null;
  readonly onClose: () => void;
}

/** All of them, or one side: the choice and what it brings are the question (leverage.close-asks). */
export function CloseManyDialog({ pair, onClose }: CloseManyDialogProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { rows } = usePositions(pair);
  const { act, stage, told } = useFormAct();
  const [side, setSide] = useState<PositionsToClose>('all');
  const of = (wanted: PositionsToClose) => rows.filter(({ direction }) => wanted === 'all' || direction === wanted);
  const wanted = of(side);
  const isBusy = stage !== 'idle';

  const closeOneByOne = async () => {
    const ended = await Promise.all(
      wanted.map(position =>
        act({
          ...closing(platform, position),
          subject: { kind: KIND, id: position.id },
          lost: t('positions.closeLost'),
          after: () => traded(platform),
        }),
      ),
    );
    const count = ended.filter(({ kind }) => kind === 'done').length;
    if (count > 0) platform.notify({ kind: 'success', text: t('positions.closedMany', { count }) });
    if (count === wanted.length) onClose();
  };

  const closeTogether = () => {
    const ids = new Set<string>(wanted.map(({ id }) => id));
    return act({
      ...closingMany(platform, { positions: side, pair, ids }),
      done: message => message ?? t('positions.closedMany', { count: ids.size }),
      lost: t('positions.closeLost'),
      after(ended) {
        traded(platform);
        if (ended.kind === 'done') onClose();
      },
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (pair === null || closesByPair(platform) ? closeTogether() : closeOneByOne());
  };

  return (
    <Dialog
      open
      size="small"
      title={t('positions.closeManyTitle')}
      closeLabel={t('stops.close')}
      locked={isBusy}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
    >
      <form className={styles.form} onSubmit={submit} aria-label={t('positions.closeManyTitle')}>
        <p className={styles.text}>
          {pair === null
            ? t('positions.closeManyAll')
            : t('positions.closeManyOf', { pair: `${pair.base}/${pair.quote}` })}
        </p>
        <RadioGroup
          label={t('positions.closeWhich')}
          value={side}
          onChange={setSide}
          choices={SIDES.map(value => ({
            value,
            label: t(`positions.which.${value}`, { count: of(value).length }),
            disabled: of(value).length === 0,
          }))}
        />
        <Brought positions={wanted} />
        <Button type="submit" wide variant="danger" loading={isBusy} disabled={wanted.length === 0}>
          {t('positions.closeThem', { count: wanted.length })}
        </Button>
        {told}
      </form>
    </Dialog>
  );
}

/** As it is now; it closes at the mark price of the moment. */
function Brought({ positions }: { readonly positions: readonly Position[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = liveAccountsOf(usePlatform());
  // Drawn again as the figures move.
  useAccounts();
  const sums = new Map<string, Amount>();
  for (const position of positions) {
    const { quote } = namesOf(position);
    sums.set(quote, add(sums.get(quote) ?? ZERO, live.position(position.id)?.profit ?? ZERO));
  }
  return (
    <p className={styles.brought}>
      <span>{t('positions.estimatedProfit')}</span>
      <span>
        {[...sums]
          .map(([quote, profit]) => `${formatSigned(profit, language, profitDecimals(quote))} ${quote}`)
          .join(', ')}
      </span>
    </p>
  );
}
