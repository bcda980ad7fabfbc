import { later } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { Steps } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Entrance } from '../entrance/entrance';
import { useBack } from '../entrance/use-back';
import { NewPasswordPlace } from './new-password-place';
import { ProvePlace } from './prove-place';
import styles from '../entrance/form.module.css';
import { useKeptProof } from './use-kept-proof';
import type { Proof } from './use-recovery';
import { useStepAddress } from './use-step-address';

const ProveAccount = later(() => import('./late-forms').then(forms => forms.ProveAccount), ProvePlace);
const NewPassword = later(() => import('./late-forms').then(forms => forms.NewPassword), NewPasswordPlace);

interface RecoveryProps {
  readonly title: string;
  readonly text: string;
  /** The addresses of who is signed in, one of which the code goes to; none of a guest. */
  readonly known: readonly string[];
  /** The server has taken the new password, and has ended every older session with it. */
  readonly onEnd: (isIn: boolean) => void;
}

type Step =
  | { readonly kind: 'prove' }
  | { readonly kind: 'change'; readonly proof: Proof }
  | { readonly kind: 'end'; readonly isIn: boolean };

/** account.recovery-steps: step one is the account and its code, step two the new password. */
export function Recovery({ title, text, known, onEnd }: RecoveryProps) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const back = useBack();
  const address = useStepAddress();
  const kept = useKeptProof();
  const [step, setStep] = useState<Step>(() => {
    const proof = address.begunAgain ? kept.read() : null;
    return proof === null ? { kind: 'prove' } : { kind: 'change', proof };
  });
  const isOver = step.kind === 'end';
  const isIn = isOver && step.isIn;

  // Only when the form is gone: it would ask whether to leave it.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end(isIn);
  }, [isOver, isIn]);

  function textOf({ kind }: Step, begunAgain: boolean): string {
    if (!begunAgain) return text;
    return kind === 'prove' ? t('recover.begunAgain') : t('recover.codeAgain');
  }

  return (
    <Entrance title={title} text={textOf(step, address.begunAgain)}>
      <Steps
        label={t('recover.steps')}
        steps={[
          { key: 'prove', label: t('recover.stepProve'), state: step.kind === 'prove' ? 'current' : 'done' },
          { key: 'change', label: t('recover.stepChange'), state: CHANGE_STATE[step.kind] },
        ]}
      />
      {step.kind === 'prove' ? (
        <ProveAccount
          known={known}
          onProved={proof => {
            setStep({ kind: 'change', proof });
            kept.keep(proof);
            address.second();
          }}
        />
      ) : null}
      {step.kind === 'change' ? (
        <NewPassword
          proof={step.proof}
          onChanged={(said, isInNow) => {
            notify({ kind: 'success', text: said ?? t('recover.done') });
            setStep({ kind: 'end', isIn: isInNow });
          }}
          onBack={() => {
            setStep({ kind: 'prove' });
            kept.forget();
            address.first();
          }}
        />
      ) : null}
      {known.length === 0 || isOver ? (
        <p className={styles.other}>
          <Link to={ways.signIn(back)}>{t('recover.toSignIn')}</Link>
        </p>
      ) : null}
    </Entrance>
  );
}

const CHANGE_STATE = { prove: 'coming', change: 'current', end: 'done' } as const;
