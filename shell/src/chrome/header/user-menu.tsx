import { usePlatform } from '@tradefloor/platform/react';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { ASSETS, IDENTITY, MESSAGES, ORDERS, SETTINGS, TRADE_LOG } from '../addresses';
import { useChrome } from '../chrome-context';
import type { OverlayProps } from '../overlay/overlay-props';
import { useMenuLinks } from '../overlay/use-menu-links';
import { UnreadDot } from '../unread-dot';
import { useLive } from '../use-live';
import styles from './user-menu.module.css';

export function UserMenu({ trigger, startOpen }: OverlayProps) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const unread = useLive(useChrome().unread);
  const { state, follow } = useMenuLinks(startOpen);
  return (
    <Menu trigger={trigger} align="end" {...state}>
      {/* Where the header has no room for them. */}
      <div className={styles.narrow}>
        <MenuLink href={ASSETS} onClick={follow(ASSETS)}>
          {t('header.assets')}
        </MenuLink>
        <MenuLink href={ORDERS} onClick={follow(ORDERS)}>
          {t('header.orders')}
        </MenuLink>
        <MenuSeparator />
      </div>
      <MenuLink href={SETTINGS} onClick={follow(SETTINGS)}>
        {t('user.settings')}
      </MenuLink>
      <MenuLink href={TRADE_LOG} onClick={follow(TRADE_LOG)}>
        {t('user.tradeLog')}
      </MenuLink>
      <MenuLink href={IDENTITY} onClick={follow(IDENTITY)}>
        {t('user.identity')}
      </MenuLink>
      <MenuLink href={MESSAGES} onClick={follow(MESSAGES)}>
        {t('header.messages')}
        {unread ? <UnreadDot /> : null}
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => void session.signOut()}>{t('user.logOut')}</MenuItem>
    </Menu>
  );
}
