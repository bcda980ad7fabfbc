import type { Ruling } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount, Badge, type Column } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { TONES, verdictOf } from '../dispute/dispute-rules';
import { Yuan } from '../yuan/yuan';

/** Bright digits of an amount in coins. */
const BRIGHT = 4;

export function useRulingColumns(): ReadonlyArray<Column<Ruling>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      key: 'deal',
      card: 'head',
      label: t('rulings.deal'),
      cell: ({ of, dealId }) => t(`rulings.of.${of}`, { id: dealId }),
      isRowButton: true,
    },
    { key: 'role', card: 'line', drop: 2, label: t('rulings.role'), cell: ({ role }) => t(`rulings.roles.${role}`) },
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
      cell: ({ askedAt }) => formatTime(askedAt, language, 'day-and-minute'),
    },
    {
      key: 'state',
      card: 'end',
      label: t('rulings.state'),
      align: 'end',
      cell: row => <Badge tone={TONES[verdictOf(row)]}>{t(`rulings.verdict.${verdictOf(row)}`)}</Badge>,
    },
  ];
}
