import { seen, sendingOf, useFormAct } from '@tradefloor/area/act';
import { appCode, CodeProof, FormActions, useFirstField } from '@tradefloor/area/form';
import { userInfo } from '@tradefloor/contract';
import { confirmTwoStep, type TwoStepSetup } from '@tradefloor/contract/ext';
import { usePlatform } from '@tradefloor/platform/react';
import { Button, CopyButton } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { QrCode } from '@tradefloor/ui/qr';
import { useTranslation } from 'react-i18next';
import { grouped } from './grouped';
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
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const form = useFields<{ code: string }>({ start: { code: '' } });
  useFirstField(form, 'code');
  const confirm = async ({ code }: { readonly code: string }) => {
    const ended = await act({
      ...sendingOf(
        platform,
        confirmTwoStep,
        () => ({ code: appCode(code) }),
        async (_, signal) => {
          const { twoStepOn } = await platform.http(userInfo, {}, { signal });
          return seen({ before: false, wanted: true, now: twoStepOn });
        },
      ),
      done: () => t('twoStep.turnedOn'),
    });
    if (ended.kind === 'done') onConnected(ended.answer?.codes ?? null);
  };
  return (
    <Form form={form} label={t('twoStep.turnOn')} className={styles.connect} onSubmit={confirm}>
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
                <CopyButton
                  text={setup.secret}
                  label={t('twoStep.copyKey')}
                  copiedLabel={t('twoStep.copied')}
                  onFailed={() => platform.notify({ kind: 'error', text: t('settings.copyFailed') })}
                />
              </p>
            </div>
          </div>
        </li>
        <li className={styles.step}>
          <CodeProof control={form.control} name="code" className={styles.code} />
        </li>
      </ol>
      {told}
      <FormActions>
        <SubmitButton control={form.control}>{t('twoStep.turnOn')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
