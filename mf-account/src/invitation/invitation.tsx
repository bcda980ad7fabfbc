import { Card, useCopied } from '@tradefloor/area/page';
import { CopyButton } from '@tradefloor/ui';
import { QrCode } from '@tradefloor/ui/qr';
import { useTranslation } from 'react-i18next';
import { invitationLink } from './invitation-link';
import styles from './invitation.module.css';

export function Invitation({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const link = invitationLink(code, window.location.origin);
  const copied = useCopied();
  return (
    <Card title={t('settings.invite')} text={t('settings.inviteText')}>
      <div className={styles.invitation}>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.label}>{t('settings.inviteCode')}</dt>
            <dd className={styles.code}>{code}</dd>
            <dd>
              <CopyButton text={code} label={t('settings.copyCode')} {...copied} />
            </dd>
          </div>
          <div className={styles.fact}>
            <dt className={styles.label}>{t('settings.inviteLink')}</dt>
            <dd className={styles.link}>{link}</dd>
            <dd>
              <CopyButton text={link} look="words" label={t('settings.copyLink')} {...copied} />
            </dd>
          </div>
        </dl>
        <figure className={styles.picture}>
          <QrCode text={link} label={t('settings.inviteQr')} />
          <figcaption className={styles.caption}>{t('settings.inviteScan')}</figcaption>
        </figure>
      </div>
    </Card>
  );
}
