import { ways } from '@tradefloor/platform';
import { useLanguage, useSession } from '@tradefloor/platform/react';
import type { MenuEntry } from '@tradefloor/release';
import { Sheet } from '@tradefloor/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { Link } from '../link';
import { LogInLink } from '../log-in-link';
import { currentAt } from '../menu-entries';
import type { OverlayProps } from '../overlay/overlay-props';
import { SupportLink } from '../support-link';
import { UnreadDot } from '../unread-dot';
import { useLive } from '../use-live';
import { lookOf, type View } from '../view';
import { LanguageChoice } from './language-choice';
import { ThemeChoice } from './theme-choice';
import { AppButton } from './app-button';
import styles from './area-sheet.module.css';
import { useInstall } from './use-install';

interface AreaSheetProps extends OverlayProps {
  readonly entries: readonly MenuEntry[];
  readonly route: View['route'];
}

/** Everything that a narrow header has no room for. Following a link closes it. */
export function AreaSheet({ trigger, startOpen, entries, route }: AreaSheetProps) {
  const { t } = useTranslation();
  const code = useLanguage();
  const isUser = useSession().kind === 'user';
  const unread = useLive(useChrome().unread);
  const install = useInstall();
  const [open, setOpen] = useState(startOpen);
  const entry = (to: string, content: ReactNode) => (
    <li key={to}>
      <Link to={to} className={styles.entry} aria-current={currentAt(to, route)} onClick={() => setOpen(false)}>
        {content}
      </Link>
    </li>
  );
  return (
    <Sheet
      side="start"
      title="Tradefloor"
      closeLabel={t('dialog.close')}
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
    >
      <div className={styles.sheet}>
        <nav aria-label={t('nav.main')}>
          <ul>
            {entry(ways.home(), t('notFound.home'))}
            {entries.map(({ to, label }) => entry(to, label[code]))}
          </ul>
        </nav>
        {isUser ? (
          <ul className={styles.group}>
            {entry(ways.assets(), t('header.assets'))}
            {entry(ways.entrusts(), t('header.orders'))}
            {entry(
              ways.messages(),
              <>
                {t('header.messages')}
                {unread ? <UnreadDot /> : null}
              </>,
            )}
          </ul>
        ) : (
          <ul className={styles.group}>
            <li>
              <LogInLink route={route} className={styles.entry} onFollow={() => setOpen(false)}>
                {t('header.logIn')}
              </LogInLink>
            </li>
            {entry(ways.register(), t('header.signUp'))}
          </ul>
        )}
        <ul className={styles.group}>
          <li>
            <SupportLink className={styles.entry} onFollow={() => setOpen(false)} />
          </li>
          <li>
            {install === null ? (
              <AppButton className={styles.entry} />
            ) : (
              <button type="button" className={styles.entry} onClick={install}>
                {t('app.install')}
              </button>
            )}
          </li>
        </ul>
        <LanguageChoice />
        {lookOf(route) === 'dark' ? null : <ThemeChoice />}
      </div>
    </Sheet>
  );
}
