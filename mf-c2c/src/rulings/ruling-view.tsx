import { Link } from '@tradefloor/area/link';
import { Card, Facts } from '@tradefloor/area/page';
import type { Ruling, RulingFor } from '@tradefloor/contract/ext';
import { formatNumber, formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { DealChat } from '../chat/deal-chat';
import { calledOf, TONES, verdictOf } from '../dispute/dispute-rules';
import { partyOf } from '../dispute/party';
import { RulingCard } from '../dispute/ruling-card';
import { TwoColumns } from '../fiat-page/two-columns';
import { yuanText } from '../yuan/yuan';
import { DecideForm } from './decide-form';

interface RulingViewProps {
  readonly ruling: Ruling;
  readonly readAgain: () => void;
}

/** The operator decides beside what both have said; on a phone below it, once it is read. */
export function RulingView({ ruling, readAgain }: RulingViewProps) {
  const language = useLanguage();
  const { of, dealId, role, status } = ruling;
  const acceptorIs = ruling.acceptorIs ?? null;
  const deal = { of, id: dealId };
  const amount = `${formatNumber(ruling.amount, language)} ${ruling.currencyName}`;
  const money = yuanText(ruling.money, language);
  const facts = <RulingFacts ruling={ruling} amount={amount} money={money} acceptorIs={acceptorIs} />;
  const chat = (
    <DealChat
      deal={deal}
      role={role}
      acceptorIs={acceptorIs}
      other={role === 'buyer' ? ruling.sellerName : ruling.buyerName}
      canSay={status === 'open'}
    />
  );
  if (role !== 'operator') {
    return (
      <TwoColumns beside={chat}>
        {facts}
        <RulingCard deal={deal} role={role} acceptorIs={acceptorIs} amount={amount} money={money} ruling={ruling} />
      </TwoColumns>
    );
  }
  const decides = status === 'open';
  return (
    <TwoColumns
      beside={decides ? <DecideForm ruling={ruling} amount={amount} money={money} onDecided={readAgain} /> : chat}
    >
      {facts}
      {decides ? chat : null}
    </TwoColumns>
  );
}

interface RulingFactsProps {
  readonly ruling: Ruling;
  readonly amount: string;
  readonly money: string;
  readonly acceptorIs: RulingFor | null;
}

function RulingFacts({ ruling, amount, money, acceptorIs }: RulingFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { of, dealId, role, askedBy, closedAt } = ruling;
  const verdict = verdictOf(ruling);
  const called = (party: RulingFor) => t(`chat.by.${partyOf(party, acceptorIs)}`);
  const nameOf = (party: RulingFor, name: string) =>
    party === role ? t(`rulings.roles.${partyOf(party, acceptorIs)}`) : name || '—';
  return (
    <Card
      title={t(`rulings.of.${of}`, { id: dealId })}
      end={<Badge tone={TONES[verdict]}>{t(`rulings.verdict.${calledOf(verdict, acceptorIs)}`)}</Badge>}
    >
      <Facts
        rows={[
          [called('buyer'), nameOf('buyer', ruling.buyerName)],
          [called('seller'), nameOf('seller', ruling.sellerName)],
          [t('order.amount'), amount],
          [t('order.money'), money],
          [t('ruling.askedBy'), askedBy === null ? t('ruling.byTime') : called(askedBy)],
          [t('ruling.askedAt'), formatTime(ruling.askedAt, language, 'date-time')],
          ...(closedAt === null ? [] : [[t('ruling.closedAt'), formatTime(closedAt, language, 'date-time')] as const]),
        ]}
      />
      {role !== 'operator' && of === 'c2c-order' ? (
        <Link className={buttonClass()} to={ways.fiatOrders({ id: dealId })}>
          {t('rulings.toOrder')}
        </Link>
      ) : null}
    </Card>
  );
}
