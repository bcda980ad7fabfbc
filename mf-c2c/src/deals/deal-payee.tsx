import { Card } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { FIAT_DECIMALS, fixed } from '@tradefloor/money';
import { useTranslation } from 'react-i18next';
import { CopiedRow, CopiedRows } from '../order/copied-rows';
import { PaymentWay } from '../payment-way/payment-way';
import { Yuan } from '../yuan/yuan';

/** Who pays whom, by which account and how much: each can be copied, as it has to be typed elsewhere. */
export function DealPayee({ deal }: { readonly deal: AcceptorDeal }) {
  const { t } = useTranslation();
  const { id, side, way, wayName, account, acceptorAccount, phone } = deal;
  const who = deal.isServing === true ? 'served' : 'own';
  const kind = side ?? 'buy';
  const toPay = deal.toPay ?? deal.money;
  // A recharge is paid to the acceptor, a withdrawal to who asked for it.
  const [to, from] = kind === 'buy' ? [acceptorAccount, account] : [account, acceptorAccount];
  return (
    <Card
      title={t(`deals.payee.${who}.${kind}`)}
      text={t(`deals.payeeText.${who}.${kind}`)}
      end={way === null ? wayName : <PaymentWay way={way} />}
    >
      <CopiedRows>
        <CopiedRow label={t('deals.toPay')} text={fixed(toPay, FIAT_DECIMALS)} isMain>
          <Yuan value={toPay} />
        </CopiedRow>
        {to === '' ? null : <CopiedRow label={t('deals.to')} text={to} />}
        {from === '' ? null : <CopiedRow label={t('deals.from')} text={from} />}
        {phone === undefined || phone === null ? null : <CopiedRow label={t('payee.phone')} text={phone} />}
        {id === null ? null : <CopiedRow label={t('deals.number')} text={id} />}
      </CopiedRows>
    </Card>
  );
}
