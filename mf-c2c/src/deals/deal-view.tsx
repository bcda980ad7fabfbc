import { DeadlineBar } from '@tradefloor/area/clock';
import { later, NothingYet } from '@tradefloor/area/later';
import { Card, Facts, FollowFocus, Steps } from '@tradefloor/area/page';
import type { AcceptorDeal } from '@tradefloor/contract';
import { ACCEPTOR_CONFIRMS_AFTER_MS, formatNumber, formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { TwoColumns } from '../fiat-page/two-columns';
import { ToWallet } from '../order/to-wallet';
import { yuanText } from '../yuan/yuan';
import { DealActions } from './deal-actions';
import { DealPayee } from './deal-payee';
import { acceptorRoleIn, canAskRuling, confirmsItselfAt, roleIn, stateOf, stepsOf } from './deal-rules';

const DealChat = later(() => import('../chat/deal-chat').then(({ DealChat: View }) => View), NothingYet);
const DealDispute = later(() => import('../dispute/deal-dispute').then(({ DealDispute: View }) => View), NothingYet);

interface DealViewProps {
  readonly deal: AcceptorDeal;
  readonly readAgain: () => void;
}

/** Where a deal is, what is to be paid and to whom, and what this user can do now. */
export function DealView({ deal, readAgain }: DealViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, side, status, amount, createdAt, updatedAt } = deal;
  const kind = side ?? 'buy';
  const who = deal.isServing === true ? 'served' : 'own';
  const money = yuanText(deal.money, language);
  const coins = amount === undefined || amount === null ? null : `${formatNumber(amount, language)} USDT`;
  const until = confirmsItselfAt(deal);
  const other = who === 'served' ? (deal.memberName ?? '') : deal.acceptorName;
  return (
    <TwoColumns
      beside={
        <>
          <Card title={t('deals.facts')}>
            <Facts
              rows={[
                [t('deals.number'), id ?? '—'],
                [t(who === 'served' ? 'deals.member' : 'acceptors.name'), other || '—'],
                [t('deal.money'), money],
                ...(coins === null
                  ? []
                  : [[t(status === 'waiting' ? 'deals.coins' : 'deals.coinsOver'), coins] as const]),
                [t('deals.time'), createdAt === null ? '—' : formatTime(createdAt, language, 'date-time')],
                ...(updatedAt === null || updatedAt === createdAt
                  ? []
                  : [[t('deals.updated'), formatTime(updatedAt, language, 'date-time')] as const]),
              ]}
            />
          </Card>
          {id === null ? null : (
            <DealChat
              deal={{ of: 'acceptor-deal', id }}
              role={roleIn(deal)}
              acceptorIs={acceptorRoleIn(deal)}
              other={other}
              canSay={status === 'waiting'}
            />
          )}
        </>
      }
    >
      <Card title={t(`deals.title.${kind}`, { money })} text={t(`deals.now.${who}.${kind}.${stateOf(deal)}`)}>
        <Steps
          label={t('order.steps')}
          steps={stepsOf(deal).map(({ key, state }) => ({ key, state, label: t(`deals.step.${who}.${key}`) }))}
        />
        {until === null ? null : (
          <DeadlineBar
            label={t(`deals.confirmsIn.${who}`)}
            deadline={until}
            span={ACCEPTOR_CONFIRMS_AFTER_MS}
            onEnd={readAgain}
          />
        )}
      </Card>
      {status === 'waiting' ? <DealPayee deal={deal} /> : null}
      <FollowFocus stage={stateOf(deal)}>
        {id === null ? null : <DealActions deal={{ ...deal, id }} coins={coins} />}
        {status === 'confirmed' && roleIn(deal) === 'buyer' ? <ToWallet /> : null}
      </FollowFocus>
      {id === null ? null : (
        <DealDispute
          deal={{ of: 'acceptor-deal', id }}
          role={roleIn(deal)}
          acceptorIs={acceptorRoleIn(deal)}
          canAsk={canAskRuling(deal)}
          amount={coins ?? '—'}
          money={money}
        />
      )}
    </TwoColumns>
  );
}
