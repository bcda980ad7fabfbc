import { Link } from '@tradefloor/area/link';
import { SettingRow, SettingRows } from '@tradefloor/area/page';
import { bindPhone } from '@tradefloor/contract/ext';
import { type CurrentUser, ways } from '@tradefloor/platform';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, buttonClass } from '@tradefloor/ui';
import { IdCard, Mail, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { masked } from '../security/secured-by';

/** The three that the security bar counts. */
export function BoundRows({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const bindsPhones = useOffers(bindPhone) === true;
  const bind = (to: string, isBound: boolean, name: string) => (
    <Link className={buttonClass({ size: 'small', variant: isBound ? 'plain' : 'primary' })} to={to} aria-label={name}>
      {isBound ? t('settings.change') : t('settings.bind')}
    </Link>
  );
  return (
    <SettingRows>
      <SettingRow
        icon={Smartphone}
        name={t('settings.phone')}
        text={t('settings.phoneText')}
        state={<Bound account={user.phone} />}
        action={
          bindsPhones
            ? bind(
                ways.bindPhone(),
                user.phone !== null,
                user.phone === null ? t('settings.bindPhone') : t('settings.changePhone'),
              )
            : null
        }
      />
      <SettingRow
        icon={Mail}
        name={t('settings.email')}
        text={t('settings.emailText')}
        state={<Bound account={user.email} />}
        action={bind(
          ways.bindEmail(),
          user.email !== null,
          user.email === null ? t('settings.bindEmail') : t('settings.changeEmail'),
        )}
      />
      <SettingRow
        icon={IdCard}
        name={t('settings.identity')}
        text={t('settings.identityText')}
        state={<Reviewed status={user.reviewStatus} />}
        action={
          <Link
            className={buttonClass({
              size: 'small',
              variant: user.reviewStatus === 'not-submitted' ? 'primary' : 'plain',
            })}
            to={ways.identity()}
            aria-label={
              user.reviewStatus === 'not-submitted' ? t('settings.verifyIdentity') : t('settings.lookAtIdentity')
            }
          >
            {user.reviewStatus === 'not-submitted' ? t('settings.verify') : t('settings.look')}
          </Link>
        }
      />
    </SettingRows>
  );
}

function Bound({ account }: { readonly account: string | null }) {
  const { t } = useTranslation();
  return account === null ? <Badge>{t('settings.notBound')}</Badge> : masked(account);
}

function Reviewed({ status }: { readonly status: CurrentUser['reviewStatus'] }) {
  const { t } = useTranslation();
  if (status === 'verified') return <Badge tone="accent">{t('settings.verified')}</Badge>;
  if (status === 'in-review') return <Badge tone="warn">{t('settings.inReview')}</Badge>;
  return <Badge>{t('settings.notVerified')}</Badge>;
}
