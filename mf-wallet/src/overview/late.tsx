import { later } from '@tradefloor/area/later';
import { Card } from '@tradefloor/area/page';
import { Skeleton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import curve from './worth-curve.module.css';

/** Its choice of days, the drawing, the days under it. */
export const CurvePlace = () => (
  <div className={curve.curve}>
    <Skeleton height="24px" />
    <Skeleton height="193px" />
  </div>
);

function SharesPlace() {
  const { t } = useTranslation();
  return (
    <Card title={t('overview.shares')}>
      <Skeleton height="296px" />
    </Card>
  );
}

/** What is drawn of the figures comes after the figures. */
export const WorthCurve = later(() => import('./worth-curve').then(({ WorthCurve: View }) => View), CurvePlace);
export const SharesCard = later(() => import('./shares-card').then(({ SharesCard: View }) => View), SharesPlace);
