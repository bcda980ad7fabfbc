import { Balance } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { Answered, Card, Page } from '@tradefloor/area/page';
import { type AccountDetail, asId, type CurrencyId } from '@tradefloor/contract';
import { holdingValue } from '@tradefloor/money';
import { isSettled, ways } from '@tradefloor/platform';
import { buttonClass, EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styles from './currency-account.module.css';
import { CurrencyRecords } from './late-panels';
import { actionsOf } from './rows';
import { useAccountDetail } from './use-account-detail';

/** look.bright-digits: two on an account's own page. */
const DECIMALS = 2;

type Account = 'legal' | 'change';

/** One currency of the fiat or the spot account: what there is of it, and what happened to it. */
export function CurrencyAccount({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const id = address.get('currency_id');
  const back = account === 'legal' ? ways.fiatWallet() : ways.spotWallet();
  if (id === null || id === '') {
    return (
      <Page title={t(account === 'legal' ? 'title.fiatCurrency' : 'title.spotCurrency')}>
        <EmptyState title={t('currency.none')} action={<Link to={back}>{t('currency.choose')}</Link>} />
      </Page>
    );
  }
  return <Known account={account} currencyId={asId(id)} back={back} />;
}

interface KnownProps {
  readonly account: Account;
  readonly currencyId: CurrencyId;
  readonly back: string;
}

function Known({ account, currencyId, back }: KnownProps) {
  const { t } = useTranslation();
  const detail = useAccountDetail(account, currencyId);
  const name = detail.data?.currencyName;
  const wallet = t(account === 'legal' ? 'title.fiat' : 'title.spot');
  // An address that is followed by hand, or from another server: the exchange is well, and so is the page.
  if (detail.data === undefined && isSettled(detail.error)) {
    return (
      <Page title={wallet}>
        <EmptyState title={t('currency.notHere')} action={<Link to={back}>{t('currency.choose')}</Link>} />
      </Page>
    );
  }
  return (
    <Page
      title={name === undefined ? wallet : t('currency.title', { currency: name, wallet })}
      end={<WaysOn account={account} currencyId={currencyId} back={back} currencyName={name} />}
    >
      <Answered query={detail} rows={3} failed={t('currency.failed')}>
        {found => (
          <>
            <Figures held={found.held[account]} detail={found} />
            <Card title={t('wallet.panel.record', { currency: found.currencyName })}>
              <CurrencyRecords account={account} row={{ currencyId, currencyName: found.currencyName }} />
            </Card>
          </>
        )}
      </Answered>
    </Page>
  );
}

interface WaysOnProps extends KnownProps {
  /** Once it is known. */
  readonly currencyName: string | undefined;
}

/** wallet.fiat-chains: what is on no chain here is neither paid in nor out. */
function WaysOn({ account, currencyId, back, currencyName }: WaysOnProps) {
  const { t } = useTranslation();
  const actions = currencyName === undefined ? [] : actionsOf(account, { currencyName });
  const wallet = account === 'legal' ? ways.fiatWallet : ways.spotWallet;
  return (
    <div className={styles.ways}>
      {actions.includes('deposit') ? (
        <Link className={buttonClass({ variant: 'primary' })} to={wallet({ currencyId, open: 'deposit' })}>
          {t('wallet.deposit')}
        </Link>
      ) : null}
      {actions.includes('withdraw') ? (
        <Link className={buttonClass()} to={wallet({ currencyId, open: 'withdraw' })}>
          {t('wallet.withdraw')}
        </Link>
      ) : null}
      <Link className={buttonClass({ variant: 'quiet' })} to={back}>
        {t('currency.back')}
      </Link>
    </div>
  );
}

function Figures({ held, detail }: { readonly held: AccountDetail['held'][Account]; readonly detail: AccountDetail }) {
  const { t } = useTranslation();
  const { currencyName: unit, cnyPrice } = detail;
  return (
    <dl className={styles.figures}>
      <Figure label={t('wallet.available')}>
        <Balance value={held.available} decimals={DECIMALS} unit={unit} />
      </Figure>
      <Figure label={t('wallet.frozen')}>
        <Balance value={held.locked} decimals={DECIMALS} unit={unit} />
      </Figure>
      <Figure label={t('currency.worth')}>
        <Balance value={holdingValue({ ...held, worth: cnyPrice }, 2)} decimals={DECIMALS} unit="CNY" restOnDemand />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
