import { Card } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import styles from './contract-terms.module.css';

const POINTS = ['rate', 'refused', 'warned', 'liquidated', 'order'] as const;

/** leverage.risk-rate, leverage.opening-refused, leverage.liquidation-rate: what becomes of an account that loses. */
export function LiquidationRule({ currency }: { readonly currency: string }) {
  const { t } = useTranslation();
  return (
    <Card title={t('terms.rule.title')}>
      <ul className={styles.points}>
        {POINTS.map(point => (
          <li key={point}>{t(`terms.rule.${point}`, { currency })}</li>
        ))}
      </ul>
    </Card>
  );
}
