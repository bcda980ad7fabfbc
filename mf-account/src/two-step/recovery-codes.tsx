import { saveFile } from '@tradefloor/area';
import { FormActions } from '@tradefloor/area/form';
import { useCopied } from '@tradefloor/area/page';
import { Button, Checkbox, CopyButton } from '@tradefloor/ui';
import { Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './two-step.module.css';

const FILE = 'tradefloor-recovery-codes.txt';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const copied = useCopied();
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.connect}>
      <p className={styles.warning}>
        <TriangleAlert size={16} aria-hidden />
        {t('twoStep.codesText')}
      </p>
      <ul className={styles.codes} aria-label={t('twoStep.codes')}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <FormActions>
        <CopyButton text={text} look="words" label={t('twoStep.copyCodes')} {...copied} />
        <Button size="small" start={<Download size={14} aria-hidden />} onClick={() => saveFile(FILE, `${text}\n`)}>
          {t('twoStep.download')}
        </Button>
      </FormActions>
      <Checkbox checked={isKept} onChange={setKept}>
        {t('twoStep.kept')}
      </Checkbox>
      <FormActions>
        <Button variant="primary" disabled={!isKept} onClick={onKept}>
          {t('twoStep.done')}
        </Button>
      </FormActions>
    </div>
  );
}
