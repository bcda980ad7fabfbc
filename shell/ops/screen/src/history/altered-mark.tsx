import { Badge } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** Beside what an entry of the history says, where that is not what was signed. */
export function AlteredMark() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <Badge tone="danger">{t('history.altered')}</Badge>
    </>
  );
}
