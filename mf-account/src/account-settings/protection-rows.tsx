import { Link } from '@tradefloor/area/link';
import { SettingRow, SettingRows } from '@tradefloor/area/page';
import { listDevices, setAntiPhishingPhrase, setFundPassword, setUpTwoStep } from '@tradefloor/contract/ext';
import { type CurrentUser, ways } from '@tradefloor/platform';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, buttonClass } from '@tradefloor/ui';
import { KeyRound, LockKeyhole, MonitorSmartphone, ShieldCheck, Signature, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What guards signing in and withdrawing. A server without the optional calls loses their rows and nothing else. */
export function ProtectionRows({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const hasTwoStep = useOffers(setUpTwoStep);
  const hasFundPassword = useOffers(setFundPassword);
  const hasPhrase = useOffers(setAntiPhishingPhrase);
  const hasDevices = useOffers(listDevices);
  return (
    <SettingRows>
      <Row
        icon={KeyRound}
        name={t('settings.password')}
        text={t('settings.passwordText')}
        to={ways.newPassword()}
        doing={t('settings.change')}
      />
      {hasTwoStep === true ? (
        <Row
          icon={ShieldCheck}
          name={t('twoStep.title')}
          text={t('settings.twoStepText')}
          isSet={user.twoStepOn}
          to={ways.userSettings({ at: 'two-step' })}
          doing={user.twoStepOn ? t('settings.manage') : t('settings.turnOn')}
        />
      ) : null}
      {hasFundPassword === true ? (
        <Row
          icon={LockKeyhole}
          name={t('title.fundPassword')}
          text={t('settings.fundPasswordText')}
          isSet={user.fundPasswordSet}
          to={ways.fundPassword()}
          doing={user.fundPasswordSet ? t('settings.change') : t('settings.set')}
        />
      ) : null}
      {hasPhrase === true ? (
        <Row
          icon={Signature}
          name={t('antiPhishing.title')}
          text={t('settings.antiPhishingText')}
          isSet={user.antiPhishingPhrase !== null}
          to={ways.userSettings({ at: 'anti-phishing' })}
          doing={user.antiPhishingPhrase === null ? t('settings.set') : t('settings.change')}
        />
      ) : null}
      {hasDevices === true ? (
        <Row
          icon={MonitorSmartphone}
          name={t('devices.title')}
          text={t('settings.devicesText')}
          to={ways.userSettings({ at: 'devices' })}
          doing={t('settings.manage')}
        />
      ) : null}
    </SettingRows>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text: string;
  readonly isSet?: boolean;
  readonly to: string;
  readonly doing: string;
}

function Row({ icon, name, text, isSet, to, doing }: RowProps) {
  const { t } = useTranslation();
  return (
    <SettingRow
      icon={icon}
      name={name}
      text={text}
      state={
        isSet === undefined ? null : (
          <Badge tone={isSet ? 'accent' : 'plain'}>{isSet ? t('settings.isOn') : t('settings.isOff')}</Badge>
        )
      }
      action={
        <Link className={buttonClass({ size: 'small' })} to={to} aria-label={`${doing}: ${name}`}>
          {doing}
        </Link>
      }
    />
  );
}
