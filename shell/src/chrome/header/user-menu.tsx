import { userTopic, ways } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
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
  const isOperator = useTopic(userTopic)?.isOperator === true;
  const { state, follow } = useMenuLinks(startOpen);
  return (
    <Menu trigger={trigger} align="end" {...state}>
      {/* Where the header has no room for them. */}
      <div className={styles.narrow}>
        <MenuLink href={ways.assets()} onClick={follow(ways.assets())}>
          {t('header.assets')}
        </MenuLink>
        <MenuLink href={ways.entrusts()} onClick={follow(ways.entrusts())}>
          {t('header.orders')}
        </MenuLink>
        <MenuSeparator />
      </div>
      <MenuLink href={ways.accountSettings()} onClick={follow(ways.accountSettings())}>
        {t('user.settings')}
      </MenuLink>
      <MenuLink href={ways.transferLog()} onClick={follow(ways.transferLog())}>
        {t('user.tradeLog')}
      </MenuLink>
      <MenuLink href={ways.identity()} onClick={follow(ways.identity())}>
        {t('user.identity')}
      </MenuLink>
      <MenuLink href={ways.messages()} onClick={follow(ways.messages())}>
        {t('header.messages')}
        {unread ? <UnreadDot /> : null}
      </MenuLink>
      {isOperator ? (
        <MenuLink href={ways.operations()} onClick={follow(ways.operations())}>
          {t('user.operations')}
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => void session.signOut()}>{t('user.logOut')}</MenuItem>
    </Menu>
  );
}
