import type { MicroCurrency } from '@tradefloor/contract';
import { Dialog } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyForm } from './buy-form';

interface BuyDialogProps {
  readonly currency: MicroCurrency;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function BuyDialog({ currency, open, onOpenChange }: BuyDialogProps) {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      size="small"
      title={t('insurance.buyTitle', { currency: currency.name })}
      closeLabel={t('screen.close')}
      locked={isSending}
      open={open}
      onOpenChange={onOpenChange}
    >
      <BuyForm currency={currency} onSending={setSending} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
