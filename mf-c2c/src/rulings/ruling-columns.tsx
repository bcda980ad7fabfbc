import { useToday } from '@tradefloor/area/list';
import type { Ruling, RulingFor } from '@tradefloor/contract/ext';
import { formatWhen } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, Badge, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { calledOf, TONES, verdictOf } from '../dispute/dispute-rules';
import { partyOf } from '../dispute/party';
import { Yuan } from '../yuan/yuan';
import styles from './rulings.module.css';

/** Bright digits of an amount in coins. */
const BRIGHT = 4;

export function useRulingColumns(): ReadonlyArray<Column<Ruling>> {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  return [
    {
      key: 'deal',
      card: 'head',
      label: t('rulings.deal'),
      cell: ({ of, dealId }) => t(`rulings.of.${of}`, { id: dealId }),
      isRowButton: true,
    },
    { key: 'parties', card: 'line', drop: 2, label: t('rulings.parties'), cell: row => <Parties ruling={row} /> },
    {
      key: 'amount',
      card: 'line',
      label: t('order.amount'),
      align: 'end',
      cell: ({ amount, currencyName }) => (
        <Amount value={amount} language={language} decimals={BRIGHT} unit={currencyName} />
      ),
    },
    {
      key: 'money',
      card: 'line',
      drop: 1,
      label: t('order.money'),
      align: 'end',
      cell: ({ money }) => <Yuan value={money} />,
    },
    {
      key: 'asked',
      card: 'line',
      drop: 3,
      label: t('ruling.askedAt'),
      cell: ({ askedAt }) => formatWhen(askedAt, language, today),
    },
    {
      key: 'state',
      card: 'end',
      label: t('rulings.state'),
      align: 'end',
      cell: row => (
        <Badge tone={TONES[verdictOf(row)]}>
          {t(`rulings.verdict.${calledOf(verdictOf(row), row.acceptorIs ?? null)}`)}
        </Badge>
      ),
    },
  ];
}

/** Between whom it is: the reader by the part they have in it, the others by name. */
function Parties({ ruling }: { readonly ruling: Ruling }) {
  const { t } = useTranslation();
  const { role, acceptorIs = null, buyerName, sellerName } = ruling;
  const called = (party: RulingFor, name: string) =>
    party === role ? t(`rulings.roles.${partyOf(party, acceptorIs)}`) : name || '—';
  return <span className={styles.parties}>{`${called('buyer', buyerName)} / ${called('seller', sellerName)}`}</span>;
}
