import { Card } from '@tradefloor/area/page';
import { SavedPicture } from '@tradefloor/area/picture';
import type { C2cOrder } from '@tradefloor/contract';
import { fixed, FIAT_DECIMALS } from '@tradefloor/money';
import { useTranslation } from 'react-i18next';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';
import { CopiedRow, CopiedRows } from './copied-rows';
import { otherOf, payeeRows } from './payee-rows';

/** Whom the buyer pays, or who pays the seller: each detail can be copied, as it has to be typed elsewhere. */
export function PayeeCard({ order }: { readonly order: C2cOrder }) {
  const { t } = useTranslation();
  const { details, phone } = otherOf(order);
  const { side, status, way, wayName, money, id } = order;
  const isToPay = status === 'unpaid';
  const rows = payeeRows(details);
  const picture = details?.picture ?? null;
  return (
    <Card
      title={isToPay || side === 'sell' ? t(`payee.title.${side}`) : t('payee.title.paid')}
      text={isToPay || side === 'sell' ? t(`payee.text.${side}`) : undefined}
      end={way === null ? wayName : <PaymentWay way={way} />}
    >
      <CopiedRows>
        <CopiedRow label={t('order.money')} text={fixed(money, FIAT_DECIMALS)} isMain>
          <Yuan value={money} />
        </CopiedRow>
        {rows.map(({ field, text }) => (
          <CopiedRow key={field} label={t(`payee.${field}`)} text={text} />
        ))}
        {phone === null ? null : <CopiedRow label={t('payee.phone')} text={phone} />}
        <CopiedRow label={t('order.number')} text={id} />
      </CopiedRows>
      {side === 'buy' && picture !== null ? <SavedPicture address={picture} label={t('payee.code')} /> : null}
    </Card>
  );
}
