import { useReadUserAgain } from '../user/use-user';
import { Begin } from './begin';
import { Connect } from './connect';
import { RecoveryCodes } from './recovery-codes';
import { RenewCodes } from './renew-codes';
import type { Stage } from './stage';
import { TurnOff } from './turn-off';

interface StagedProps {
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
  readonly onRest: () => void;
}

/** What two-step sign-in asks for, one after the other. */
export function Staged({ stage, onStage, onRest }: StagedProps) {
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
