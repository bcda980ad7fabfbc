import { Facts, useCopied } from '@tradefloor/area/page';
import type { CoinInfo } from '@tradefloor/contract';
import { formatNumber } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { CopyButton } from '@tradefloor/ui';
import { QrCode } from '@tradefloor/ui/qr';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './address-to-pay.module.css';
import { networkName, warningOf } from './networks';

interface AddressToPayProps {
  readonly currency: string;
  readonly address: string;
  /** Null where it is not known. */
  readonly network: string | null;
  /** Below it: the terms. */
  readonly children: ReactNode;
}

/** wallet.address-at-home: drawn and copied here, so that an address is in no URL and no log. */
export function AddressToPay({ currency, address, network, children }: AddressToPayProps) {
  const { t } = useTranslation();
  const copied = useCopied();
  const warning = warningOf(network);
  return (
    <div className={styles.address}>
      <div className={styles.code}>
        <QrCode text={address} label={t('deposit.qr', { currency })} />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>
          {network === null
            ? t('deposit.address', { currency })
            : t('deposit.addressOn', { currency, network: networkName(network) })}
        </p>
        <p className={styles.text}>
          <code>{address}</code>
        </p>
        <CopyButton look="words" text={address} label={t('deposit.copy')} {...copied} />
        <p className={styles.warning}>
          <TriangleAlert size={16} aria-hidden />
          <span>
            {warning === null
              ? t('deposit.only', { currency })
              : t(`deposit.warning.${warning}`, { currency, network: networkName(network ?? '') })}
          </span>
        </p>
        {children}
      </div>
    </div>
  );
}

interface DepositTermsProps {
  readonly currency: string;
  readonly info: CoinInfo;
}

/** wallet.confirmation-counts */
export function DepositTerms({ currency, info }: DepositTermsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { depositMin, confirmationsToCredit, confirmationsToWithdraw } = info;
  return (
    <Facts
      rows={[
        ...(depositMin === null
          ? []
          : [[t('deposit.minimum'), `${formatNumber(depositMin, language)} ${currency}`] as const]),
        ...(confirmationsToCredit === null
          ? []
          : [[t('deposit.credited'), t('deposit.confirmations', { count: confirmationsToCredit })] as const]),
        ...(confirmationsToWithdraw === null
          ? []
          : [[t('deposit.withdrawable'), t('deposit.confirmations', { count: confirmationsToWithdraw })] as const]),
      ]}
    />
  );
}
