import type { Advert } from '@tradefloor/contract';
import { Dialog } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { otherSide } from '../market/adverts';
import { TakeForm } from './take-form';
import { useTake } from './use-take';

export interface TakeDialogProps {
  readonly advert: Advert;
  readonly decimals: number;
  readonly onClose: () => void;
}

export function TakeDialog({ advert, decimals, onClose }: TakeDialogProps) {
  const { t } = useTranslation();
  const taking = useTake();
  return (
    <Dialog
      open
      locked={taking.stage !== 'idle'}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
      title={t(`orders.what.${otherSide(advert.side)}`, { currency: advert.currencyName })}
      closeLabel={t('take.close')}
    >
      <TakeForm advert={advert} decimals={decimals} taking={taking} />
    </Dialog>
  );
}
