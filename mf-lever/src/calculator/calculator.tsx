import { Button, Dialog, Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { CalculatorFields } from './calculator-fields';
import type { CalculatorProps } from './calculator-props';
import styles from './calculator.module.css';
import type { Aim } from './draft';
import { Results } from './results';
import { useCalculator } from './use-calculator';

const AIMS: readonly Aim[] = ['outcome', 'hands'];

/** What a position would take and bring, and how many hands a loss allows: before anything is ordered. */
export function Calculator(props: CalculatorProps) {
  const { t } = useTranslation();
  const { pair, onTake, onClose } = props;
  const calculator = useCalculator(props);
  const { draft, change, reckoned } = calculator;
  const { numbers } = reckoned;
  const take = () => {
    if (numbers === null) return;
    onTake?.(numbers);
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      title={`${t('calculator.title')} ${pair.base}/${pair.quote}`}
      closeLabel={t('calculator.close')}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
      footer={
        onTake === undefined ? undefined : (
          <Button variant="primary" disabled={numbers === null} onClick={take}>
            {t('calculator.take')}
          </Button>
        )
      }
    >
      <div className={styles.calculator}>
        <Segmented
          label={t('calculator.aim')}
          value={draft.aim}
          onChange={aim => change({ aim })}
          segments={AIMS.map(value => ({ value, label: t(`calculator.aims.${value}`) }))}
        />
        <div className={styles.halves}>
          <CalculatorFields {...props} calculator={calculator} />
          <Results pair={pair} draft={draft} reckoned={reckoned} />
        </div>
      </div>
    </Dialog>
  );
}
