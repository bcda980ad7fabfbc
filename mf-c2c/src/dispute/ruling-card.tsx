import { useRows } from '@tradefloor/area/list';
import { FormActions } from '@tradefloor/area/form';
import { Card, Facts } from '@tradefloor/area/page';
import type { DealWord, Ruling, RulingFor } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Badge, Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { wordsOn } from '../chat/word-list';
import { calledOf, canWithdraw, reasonOf, TONES, verdictOf } from './dispute-rules';
import type { Disputed } from './disputed';
import { partyOf } from './party';
import { useWithdrawnClaim } from './use-withdrawn-claim';

interface RulingCardProps extends Disputed {
  readonly ruling: Ruling;
}

/** Where a ruling stands, who asked and who decided, and what the reader can still do. */
export function RulingCard({ deal, role, acceptorIs, amount, money, ruling }: RulingCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows } = useRows<DealWord>(wordsOn(deal));
  const { withdraw, isBusy } = useWithdrawnClaim({ deal, amount, money });
  const verdict = verdictOf(ruling);
  const reason = ruling.status === 'decided' ? reasonOf(rows) : null;
  const facts: Array<readonly [string, string]> = [
    [t('ruling.askedBy'), t(askedKey(ruling, role, acceptorIs))],
    [t('ruling.askedAt'), formatTime(ruling.askedAt, language, 'date-time')],
  ];
  if (ruling.status === 'decided') facts.push([t('ruling.decidedBy'), t('chat.by.operator')]);
  if (ruling.closedAt !== null) facts.push([t('ruling.closedAt'), formatTime(ruling.closedAt, language, 'date-time')]);
  if (reason !== null && reason !== '') facts.push([t('ruling.reason'), reason]);
  return (
    <Card
      title={t(`ruling.title.${calledOf(verdict, acceptorIs)}`)}
      text={t(`ruling.now.${role}.${verdict}`)}
      end={<Badge tone={TONES[verdict]}>{t(`ruling.state.${ruling.status}`)}</Badge>}
    >
      <Facts rows={facts} />
      {canWithdraw({ status: ruling.status, role }) ? (
        <FormActions>
          <Button loading={isBusy} onClick={() => void withdraw()}>
            {t('ruling.withdraw')}
          </Button>
        </FormActions>
      ) : null}
    </Card>
  );
}

const askedKey = ({ askedBy }: Ruling, role: RulingFor, acceptorIs: RulingFor | null) =>
  askedBy === null
    ? 'ruling.byTime'
    : askedBy === role
      ? 'ruling.byYou'
      : (`chat.by.${partyOf(askedBy, acceptorIs)}` as const);
