import { ways } from '@tradefloor/platform';
import { useSession } from '@tradefloor/platform/react';
import { IconButton, Logo } from '@tradefloor/ui';
import { Menu as Burger } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { ConnectionLight } from '../connection-light';
import { Link } from '../link';
import { entriesAt } from '../menu-entries';
import { Opener } from '../overlay/opener';
import { useLive } from '../use-live';
import { lookOf, type View } from '../view';
import { AppButton } from './app-button';
import { AreaMenu } from './area-menu';
import { LanguageButton } from './language-button';
import { GuestLinks, OwnLinks } from './own-links';
import { SupportButton } from './support-button';
import { ThemeButton } from './theme-button';
import { UserButton } from './user-button';
import styles from './header.module.css';

export function Header({ route }: { readonly route: View['route'] }) {
  const { t } = useTranslation();
  const session = useSession();
  const menu = useLive(useChrome().menu);
  const entries = useMemo(() => entriesAt(menu, 'header'), [menu]);
  return (
    <header className={styles.header}>
      <div className={styles.burger}>
        <Opener
          popup="dialog"
          button={
            <IconButton label={t('nav.open')}>
              <Burger size={20} aria-hidden />
            </IconButton>
          }
          renderOverlay={({ AreaSheet }, trigger, startOpen) => (
            <AreaSheet trigger={trigger} startOpen={startOpen} entries={entries} route={route} />
          )}
        />
      </div>
      <Link to={ways.home()} className={styles.home} aria-label={t('brand.home')}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <span className={styles.mark}>
          <Logo mark />
        </span>
      </Link>
      <AreaMenu entries={entries} route={route} />
      <div className={styles.end}>
        <OwnLinks route={route} />
        <div className={styles.tools}>
          <AppButton />
          <SupportButton />
        </div>
        <ConnectionLight />
        <LanguageButton />
        {lookOf(route) === 'dark' ? null : <ThemeButton />}
        {session.kind === 'user' ? <UserButton account={session.account} /> : <GuestLinks route={route} />}
      </div>
    </header>
  );
}
