import type { StopPrice } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { Button, Dialog, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { DirectionName } from '../positions/direction-name';
import type { Position } from '../positions/position';
import { StopField } from './stop-field';
import styles from './stops.module.css';
import { useStopping } from './use-stopping';

const BY: readonly StopPrice[] = ['mark', 'last'];

interface StopsDialogProps {
  /** As it is by now. */
  readonly position: Position;
  /** It was closed meanwhile, by whom or what so ever. */
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** Where a position closes by itself, with what that would bring. */
export function StopsDialog({ position, isOver, onClose }: StopsDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stopping = useStopping(position, onClose);
  const { draft, change, price, quote, isBusy, told, submit } = stopping;
  return (
    <Dialog
      open
      size="small"
      title={t('stops.title')}
      closeLabel={t('stops.close')}
      locked={isBusy}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
    >
      <form className={styles.form} noValidate onSubmit={submit} aria-label={t('stops.title')}>
        <p className={styles.of}>
          <strong>{position.symbol}</strong> <DirectionName {...position} />
        </p>
        <dl className={styles.facts}>
          <dt>{t('positions.entry')}</dt>
          <dd>{`${ownPriceText(position.openPrice, language)} ${quote}`}</dd>
          <dt>{t(`stops.now.${draft.stopBy}`)}</dt>
          <dd>{price === null ? '—' : `${ownPriceText(price, language)} ${quote}`}</dd>
        </dl>
        {position.stopBy === undefined ? null : (
          <div className={styles.trigger}>
            <span aria-hidden="true">{t('stops.by')}</span>
            <Segmented
              size="small"
              label={t('stops.by')}
              value={draft.stopBy}
              onChange={stopBy => change({ stopBy })}
              segments={BY.map(value => ({ value, label: t(`stops.now.${value}`) }))}
            />
          </div>
        )}
        <StopField name="takeProfit" stopping={stopping} />
        <StopField name="stopLoss" stopping={stopping} />
        <Button type="submit" wide variant="primary" loading={isBusy} disabled={isOver}>
          {t('stops.save')}
        </Button>
        {isOver ? <output className={styles.over}>{t('positions.closed')}</output> : told}
      </form>
    </Dialog>
  );
}
