import { CodeProof, FormActions, useFirstField } from '@tradefloor/area/form';
import { useCopied } from '@tradefloor/area/page';
import type { TwoStepSetup } from '@tradefloor/contract/ext';
import { Button, CopyButton } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { QrCode } from '@tradefloor/ui/qr';
import { useTranslation } from 'react-i18next';
import { grouped } from './grouped';
import { useConnect } from './use-connect';
import styles from './two-step.module.css';

interface ConnectProps {
  readonly setup: TwoStepSetup;
  /** Null where the codes got lost with the answer. */
  readonly onConnected: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** The code proves that the app has the secret: nothing is asked for at sign-in before. */
export function Connect({ setup, onConnected, onCancel }: ConnectProps) {
  const { t } = useTranslation();
  const { connect, told } = useConnect(onConnected);
  const copied = useCopied();
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  return (
    <Form form={form} label={t('twoStep.turnOn')} className={styles.connect} onSubmit={connect}>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <p className={styles.stepTitle}>{t('twoStep.install')}</p>
          <p className={styles.stepText}>{t('twoStep.installText')}</p>
        </li>
        <li className={styles.step}>
          <p className={styles.stepTitle}>{t('twoStep.scan')}</p>
          <div className={styles.scan}>
            <QrCode text={setup.uri} label={t('twoStep.qr')} />
            <div className={styles.secret}>
              <p className={styles.stepText}>{t('twoStep.byHand')}</p>
              <p className={styles.key}>
                <code>{grouped(setup.secret)}</code>
                <CopyButton text={setup.secret} label={t('twoStep.copyKey')} {...copied} />
              </p>
            </div>
          </div>
        </li>
        <li className={styles.step}>
          <CodeProof control={form.control} name="code" className={styles.code} />
        </li>
      </ol>
      <FormActions>
        <SubmitButton control={form.control}>{t('twoStep.turnOn')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
      {told}
    </Form>
  );
}
