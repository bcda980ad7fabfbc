import { AboutBalance } from '@tradefloor/area/about';
import { Usdt } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import type { WalletOverview } from '@tradefloor/contract';
import { ACCOUNTS, accountWorth } from '@tradefloor/market';
import type { AccountKind } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { ArrowDownToLine, ArrowLeftRight, ChartCandlestick, type LucideIcon, Timer, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './account-cards.module.css';

interface Entrance {
  readonly icon: LucideIcon;
  readonly to: string;
  /** What is done from here, besides looking. */
  readonly first: { readonly to: string; readonly label: 'wallet.deposit' | 'wallet.transferIn' };
}

const ENTRANCES: Readonly<Record<AccountKind, Entrance>> = {
  change: {
    icon: Wallet,
    to: ways.spotWallet(),
    first: { to: ways.spotWallet({ open: 'deposit' }), label: 'wallet.deposit' },
  },
  legal: {
    icon: ArrowDownToLine,
    to: ways.fiatWallet(),
    first: { to: ways.fiatWallet({ open: 'deposit' }), label: 'wallet.deposit' },
  },
  lever: {
    icon: ChartCandlestick,
    to: ways.leverageWallet(),
    first: { to: ways.leverageWallet({ open: 'in' }), label: 'wallet.transferIn' },
  },
  micro: {
    icon: Timer,
    to: ways.microWallet(),
    first: { to: ways.microWallet({ open: 'in' }), label: 'wallet.transferIn' },
  },
};

/** The four accounts, each with the ways into it. */
export function AccountCards({ overview }: { readonly overview: WalletOverview }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.cards} aria-label={t('overview.accounts')}>
      {ACCOUNTS.map(account => {
        const { icon: Icon, to, first } = ENTRANCES[account];
        const worth = accountWorth(overview, account);
        return (
          <li key={account} className={styles.card}>
            <Link className={styles.name} to={to}>
              <Icon size={16} aria-hidden />
              {t(`account.${account}`)}
            </Link>
            <p className={styles.worth}>
              <Usdt value={worth} />
            </p>
            <p className={styles.about}>
              <AboutBalance usdt={worth} />
            </p>
            <p className={styles.ways}>
              <Link to={first.to}>{t(first.label)}</Link>
              <Link to={ways.transfer()}>
                <ArrowLeftRight size={12} aria-hidden /> {t('title.transfer')}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
