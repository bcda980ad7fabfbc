import { FormActions } from '@tradefloor/area/form';
import { Card, FollowFocus } from '@tradefloor/area/page';
import { setUpTwoStep } from '@tradefloor/contract/ext';
import { useHold } from '@tradefloor/area';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, Button, Skeleton } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadUserAgain, useUser } from '../user/use-user';
import { Begin } from './begin';
import { RecoveryCodes } from './recovery-codes';
import { RenewCodes } from './renew-codes';
import { Connect } from './connect';
import type { Stage } from './stage';
import { TurnOff } from './turn-off';

export function TwoStep() {
  return useOffers(setUpTwoStep) === true ? <Offered /> : null;
}

function Offered() {
  const { t } = useTranslation();
  const user = useUser();
  const [stage, setStage] = useState<Stage>({ kind: 'resting' });
  // Codes that are shown once would be lost with the page.
  useHold(stage.kind === 'codes' ? 'ask' : null);
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

interface StagedProps {
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
  readonly onRest: () => void;
}

function Staged({ stage, onStage, onRest }: StagedProps) {
  const readUserAgain = useReadUserAgain();
  switch (stage.kind) {
    case 'resting':
      return null;
    case 'password':
      return <Begin onBegun={setup => onStage({ kind: 'connecting', setup })} onCancel={onRest} />;
    case 'connecting':
      return (
        <Connect
          setup={stage.setup}
          onCancel={onRest}
          onConnected={codes => {
            onStage(codes === null ? { kind: 'renewing', haveGoneLost: true } : { kind: 'codes', codes });
            void readUserAgain();
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={stage.codes} onKept={onRest} />;
    case 'renewing':
      return (
        <RenewCodes
          haveGoneLost={stage.haveGoneLost === true}
          onRenewed={codes => onStage({ kind: 'codes', codes })}
          onCancel={onRest}
        />
      );
    default:
      return (
        <TurnOff
          onCancel={onRest}
          onOff={() => {
            onRest();
            void readUserAgain();
          }}
        />
      );
  }
}
