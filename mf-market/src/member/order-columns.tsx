import type { Entrust } from '@tradefloor/contract';
import { type Decimal, div, formatPercent, isPositive, mul, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText, sideOf } from '@tradefloor/trading';
import { Amount, type Column, Directed } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** look.bright-digits: four of an amount. */
const BRIGHT = 4;
const HUNDRED = '100' as Decimal;

export function useOrderColumns(): ReadonlyArray<Column<Entrust>> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      key: 'pair',
      isRowHeader: true,
      label: t('markets.pair'),
      isRowButton: true,
      cell: ({ base, quote }) => `${base}/${quote}`,
    },
    {
      key: 'side',
      label: t('member.side'),
      cell: order => {
        const side = sideOf(order);
        return <Directed direction={side === 'buy' ? 1 : -1}>{t(`member.sides.${side}`)}</Directed>;
      },
    },
    {
      key: 'price',
      label: t('markets.priceShort'),
      align: 'end',
      cell: ({ price }) => ownPriceText(price, language),
    },
    {
      key: 'amount',
      drop: 1,
      label: t('member.amount'),
      align: 'end',
      cell: ({ total }) => <Amount value={total} language={language} decimals={BRIGHT} />,
    },
    {
      key: 'filled',
      drop: 2,
      label: t('member.filled'),
      align: 'end',
      cell: ({ filled, total }) => formatPercent(shareOf(filled, total), language),
    },
  ];
}

const shareOf = (filled: Decimal, total: Decimal): Decimal =>
  isPositive(total) ? div<Decimal>(mul(filled, HUNDRED), total, 0) : ZERO;
