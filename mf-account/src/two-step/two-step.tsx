import { FormActions } from '@tradefloor/area/form';
import { later, NothingYet } from '@tradefloor/area/later';
import { Card, FollowFocus } from '@tradefloor/area/page';
import { setUpTwoStep } from '@tradefloor/contract/ext';
import { useHold } from '@tradefloor/area';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, Button, Skeleton } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../user/use-user';
import type { Stage } from './stage';

// Nobody sees one of them before a press.
const Staged = later(() => import('./staged').then(({ Staged: Forms }) => Forms), NothingYet);

export function TwoStep() {
  return useOffers(setUpTwoStep) === true ? <Offered /> : null;
}

function Offered() {
  const { t } = useTranslation();
  const user = useUser();
  const [stage, setStage] = useState<Stage>({ kind: 'resting' });
  // Codes that are shown once would be lost with the page, and a key that an app is being told would be another.
  useHold(stage.kind === 'codes' ? 'ask' : stage.kind === 'connecting' ? 'typed' : null);
  const rest = () => setStage({ kind: 'resting' });
  return (
    <Card
      title={t('twoStep.title')}
      text={t('twoStep.text')}
      anchor="two-step"
      end={
        user === null ? (
          <Skeleton width="64px" />
        ) : (
          <Badge tone={user.twoStepOn ? 'accent' : 'plain'}>
            {user.twoStepOn ? t('twoStep.isOn') : t('twoStep.isOff')}
          </Badge>
        )
      }
    >
      <FollowFocus stage={stage.kind}>
        {stage.kind === 'resting' && user !== null ? <Ways isOn={user.twoStepOn} onChoose={setStage} /> : null}
        <Staged stage={stage} onStage={setStage} onRest={rest} />
      </FollowFocus>
    </Card>
  );
}

function Ways({ isOn, onChoose }: { readonly isOn: boolean; readonly onChoose: (stage: Stage) => void }) {
  const { t } = useTranslation();
  if (!isOn) {
    return (
      <FormActions>
        <Button variant="primary" onClick={() => onChoose({ kind: 'password' })}>
          {t('twoStep.turnOn')}
        </Button>
      </FormActions>
    );
  }
  return (
    <FormActions>
      <Button onClick={() => onChoose({ kind: 'renewing' })}>{t('twoStep.renew')}</Button>
      <Button variant="danger" onClick={() => onChoose({ kind: 'turning-off' })}>
        {t('twoStep.turnOff')}
      </Button>
    </FormActions>
  );
}
