import { Balance } from '@tradefloor/area/balances';
import type { StatementBalance, StatementLine } from '@tradefloor/contract/ext';
import { type Amount, formatTime } from '@tradefloor/money';
import { userTopic } from '@tradefloor/platform';
import { useLanguage, useTopic } from '@tradefloor/platform/react';
import { Logo } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../withdraw/use-server-now';
import { type PaperSheet, sheetsOf } from './paper-sheets';
import styles from './paper.module.css';
import type { Moments } from './span';

interface PaperProps {
  readonly moments: Moments;
  readonly balances: readonly StatementBalance[];
  readonly lines: readonly StatementLine[];
  /** Not all of them were loaded: printed by the browser's own menu. */
  readonly isPart: boolean;
}

const DECIMALS = 8;
const SUMS = ['opening', 'received', 'spent', 'closing'] as const;

/** The statement on paper: whose and of which days, what there was and is, then each currency on a sheet of its own. */
export function Paper({ moments, balances, lines, isPart }: PaperProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.paper} aria-label={t('title.statement')}>
      <Head moments={moments} />
      <table className={styles.table}>
        <caption>{t('statement.balances')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wallet.currency')}</th>
            {SUMS.map(sum => (
              <th key={sum} scope="col">
                {t(`statement.${sum}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balances.map(row => (
            <tr key={row.currencyId}>
              <td>{row.currencyName}</td>
              {SUMS.map(sum => (
                <td key={sum}>
                  <Sum value={row[sum]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isPart ? <p className={styles.part}>{t('statement.isPart')}</p> : null}
      {sheetsOf(balances, lines).map(sheet => (
        <Sheet key={sheet.balance.currencyId} sheet={sheet} />
      ))}
    </article>
  );
}

function Head({ moments: { from, to } }: Pick<PaperProps, 'moments'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const user = useTopic(userTopic);
  const now = useServerNow();
  const date = (at: number) => formatTime(at, language, 'date');
  return (
    <header className={styles.head}>
      <Logo />
      <dl>
        <dt>{t('statement.holder')}</dt>
        <dd>{user?.account ?? ''}</dd>
        <dt>{t('overview.span')}</dt>
        <dd>{t('statement.of', { from: date(from), to: date(to - 1) })}</dd>
        <dt>{t('statement.issued')}</dt>
        <dd>{formatTime(now, language, 'date-time')}</dd>
      </dl>
    </header>
  );
}

/** Its head is on each page that it goes on to. */
function Sheet({ sheet: { balance, lines } }: { readonly sheet: PaperSheet }) {
  const { t } = useTranslation();
  return (
    <table className={`${styles.table} ${styles.sheet}`}>
      <caption>{t('statement.sheet', { currency: balance.currencyName })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('statement.time')}</th>
          <th scope="col">{t('statement.account')}</th>
          <th scope="col">{t('statement.what')}</th>
          <th scope="col">{t('statement.amount')}</th>
          <th scope="col">{t('statement.balance')}</th>
        </tr>
      </thead>
      <tbody>
        <Ends label={t('statement.opening')} value={balance.opening} />
        {lines.map(line => (
          <Line key={line.id} line={line} />
        ))}
        <Ends label={t('statement.closing')} value={balance.closing} />
      </tbody>
    </table>
  );
}

function Line({ line: { at, account, info, amount, balance } }: { readonly line: StatementLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <tr>
      <td>{formatTime(at, language, 'date-time')}</td>
      <td>{t(`account.${account}`)}</td>
      <td>{info}</td>
      <td>
        <Sum value={amount} />
      </td>
      <td>
        <Sum value={balance} />
      </td>
    </tr>
  );
}

const Ends = ({ label, value }: { readonly label: string; readonly value: Amount }) => (
  <tr className={styles.ends}>
    <td colSpan={4}>{label}</td>
    <td>
      <Sum value={value} />
    </td>
  </tr>
);

const Sum = ({ value }: { readonly value: Amount }) => <Balance value={value} decimals={DECIMALS} />;
