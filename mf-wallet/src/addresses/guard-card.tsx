import { later } from '@tradefloor/area/later';
import { Card, FollowFocus } from '@tradefloor/area/page';
import { type AddressGuard, readAddressGuard } from '@tradefloor/contract/ext';
import { formatTime } from '@tradefloor/money';
import { userTopic } from '@tradefloor/platform';
import { useLanguage, useOffers, useTopic } from '@tradefloor/platform/react';
import { Badge, Button, Skeleton } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './addresses.module.css';
import { useAddressGuard } from './use-address-guard';
import { useGuard } from './use-guard';

const GuardOff = later(
  () => import('./guard-off').then(({ GuardOff: Form }) => Form),
  () => <Skeleton />,
);

/** wallet.saved-only: the choice, and how it is now. Where the server has no such rule, nothing. */
export function GuardCard() {
  const { t } = useTranslation();
  const isOffered = useOffers(readAddressGuard);
  const { guard, readAgain } = useAddressGuard();
  const user = useTopic(userTopic) ?? null;
  const [isAsking, setAsking] = useState(false);
  const { change, told, isOnItsWay } = useGuard(true);
  if (isOffered !== true || guard === null) return null;
  const state = stateOf(guard);
  const turnOn = async () => {
    if (await change()) await readAgain();
  };
  const off = async () => {
    await readAgain();
    setAsking(false);
  };
  return (
    <Card title={t('guard.title')} text={t('guard.text')} end={<GuardBadge guard={guard} />}>
      <FollowFocus stage={isAsking ? 'asks' : state}>
        {state !== 'on' ? (
          <div className={styles.guard}>
            {state === 'ending' ? <p>{t('guard.endingText')}</p> : null}
            <Button loading={isOnItsWay} onClick={() => void turnOn()}>
              {t(state === 'ending' ? 'guard.keep' : 'guard.turnOn')}
            </Button>
          </div>
        ) : !isAsking ? (
          <div className={styles.guard}>
            <Button onClick={() => setAsking(true)}>{t('guard.turnOff')}</Button>
          </div>
        ) : user === null ? (
          <Skeleton />
        ) : (
          <GuardOff user={user} onOff={() => void off()} onCancel={() => setAsking(false)} />
        )}
        {told}
      </FollowFocus>
    </Card>
  );
}

const stateOf = ({ isOn, endsAt }: AddressGuard): 'on' | 'ending' | 'off' =>
  isOn ? (endsAt === null ? 'on' : 'ending') : 'off';

function GuardBadge({ guard }: { readonly guard: AddressGuard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!guard.isOn) return <Badge>{t('guard.off')}</Badge>;
  return guard.endsAt === null ? (
    <Badge tone="good">{t('guard.on')}</Badge>
  ) : (
    <Badge tone="warn">{t('guard.ends', { time: formatTime(guard.endsAt, language, 'day-and-minute') })}</Badge>
  );
}
