import { useStage } from '@tradefloor/area/act';
import type { Advert } from '@tradefloor/contract';
import { Dialog } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { otherSide } from '../market/adverts';
import { TakeForm } from './take-form';
import { takeSubject, useTake } from './use-take';

export interface TakeDialogProps {
  readonly advert: Advert;
  readonly decimals: number;
  readonly onClose: () => void;
}

export function TakeDialog({ advert, decimals, onClose }: TakeDialogProps) {
  const { t } = useTranslation();
  const taking = useTake();
  const stage = useStage(takeSubject(advert)) ?? 'idle';
  return (
    <Dialog
      open
      locked={stage !== 'idle'}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
      title={t(`orders.what.${otherSide(advert.side)}`, { currency: advert.currencyName })}
      closeLabel={t('take.close')}
    >
      <TakeForm advert={advert} decimals={decimals} taking={{ ...taking, stage }} />
    </Dialog>
  );
}
