import { Link } from '@tradefloor/area/link';
import { usePlatform } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Entrance } from './entrance';

/** Who is in needs no way in. */
export function AlreadyIn({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  return (
    <Entrance title={t('signIn.already')} text={account}>
      <Link className={buttonClass({ variant: 'primary', size: 'large', wide: true })} to={session.returnTo()}>
        {t('signIn.goOn')}
      </Link>
    </Entrance>
  );
}
