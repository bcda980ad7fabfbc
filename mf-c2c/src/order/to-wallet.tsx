import { FormActions } from '@tradefloor/area/form';
import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** What comes next for whose coins are there. */
export function ToWallet() {
  const { t } = useTranslation();
  return (
    <FormActions>
      <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={ways.assets()}>
        {t('order.toWallet')}
      </Link>
    </FormActions>
  );
}
