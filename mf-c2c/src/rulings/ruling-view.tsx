import { Link } from '@tradefloor/area/link';
import { Card, Facts } from '@tradefloor/area/page';
import type { Ruling } from '@tradefloor/contract/ext';
import { formatNumber, formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '../fiat-page/two-columns';
import { DealChat } from '../chat/deal-chat';
import { RulingCard } from '../dispute/ruling-card';
import { TONES, verdictOf } from '../dispute/dispute-rules';
import { yuanText } from '../yuan/yuan';
import { DecideForm } from './decide-form';

interface RulingViewProps {
  readonly ruling: Ruling;
  readonly readAgain: () => void;
}

export function RulingView({ ruling, readAgain }: RulingViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { of, dealId, role, status } = ruling;
  const deal = { of, id: dealId };
  const amount = `${formatNumber(ruling.amount, language)} ${ruling.currencyName}`;
  const money = yuanText(ruling.money, language);
  const verdict = verdictOf(ruling);
  return (
    <TwoColumns
      beside={
        <>
          <DealChat
            deal={deal}
            role={role}
            other={role === 'buyer' ? ruling.sellerName : ruling.buyerName}
            canSay={status === 'open'}
          />
        </>
      }
    >
      <Card
        title={t(`rulings.of.${of}`, { id: dealId })}
        end={<Badge tone={TONES[verdict]}>{t(`rulings.verdict.${verdict}`)}</Badge>}
      >
        <Facts
          rows={[
            [t('rulings.buyer'), nameOf(ruling.buyerName, role === 'buyer', t('rulings.roles.buyer'))],
            [t('rulings.seller'), nameOf(ruling.sellerName, role === 'seller', t('rulings.roles.seller'))],
            [t('order.amount'), amount],
            [t('order.money'), money],
            [t('ruling.askedBy'), ruling.askedBy === null ? t('ruling.byTime') : t(`chat.by.${ruling.askedBy}`)],
            [t('ruling.askedAt'), formatTime(ruling.askedAt, language, 'date-time')],
            ...(ruling.closedAt === null
              ? []
              : [[t('ruling.closedAt'), formatTime(ruling.closedAt, language, 'date-time')] as const]),
          ]}
        />
        {role !== 'operator' && of === 'c2c-order' ? (
          <Link className={buttonClass()} to={ways.fiatOrders({ id: dealId })}>
            {t('rulings.toOrder')}
          </Link>
        ) : null}
      </Card>
      {role === 'operator' ? (
        status === 'open' ? (
          <DecideForm ruling={ruling} amount={amount} money={money} onDecided={readAgain} />
        ) : null
      ) : (
        <RulingCard deal={deal} role={role} amount={amount} money={money} ruling={ruling} />
      )}
    </TwoColumns>
  );
}

const nameOf = (name: string, isOwn: boolean, own: string): string => (isOwn ? own : name || '—');
