import { Facts } from '@tradefloor/area/page';
import type { Acceptor } from '@tradefloor/contract';
import { formatPercent } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { PaymentWay } from '../payment-way/payment-way';
import { yuanText } from '../yuan/yuan';
import { waysOf } from './acceptor-rules';
import styles from './acceptors.module.css';

export function AcceptorFacts({ acceptor }: { readonly acceptor: Acceptor }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, bankName, userBalance } = acceptor;
  return (
    <Facts
      rows={[
        [t('acceptors.id'), id],
        [
          t('order.way'),
          <span key="ways" className={styles.ways}>
            {waysOf(acceptor).map(way => (
              <PaymentWay key={way} way={way} />
            ))}
          </span>,
        ],
        ...(bankName === null ? [] : [[t('payee.bankName'), bankName] as const]),
        [t('acceptors.rechargeQuota'), yuanText(acceptor.rechargeQuota, language)],
        [t('acceptors.rechargeRate'), formatPercent(acceptor.rechargeRate, language)],
        [t('acceptors.withdrawalQuota'), yuanText(acceptor.withdrawalQuota, language)],
        [t('acceptors.withdrawalRate'), formatPercent(acceptor.withdrawalRate, language)],
        ...(userBalance === null ? [] : [[t('acceptors.balance'), yuanText(userBalance, language)] as const]),
      ]}
    />
  );
}
