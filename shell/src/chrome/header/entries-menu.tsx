import { useLanguage } from '@tradefloor/platform/react';
import type { MenuEntry } from '@tradefloor/release';
import { Menu, MenuLink } from '@tradefloor/ui';
import { currentAt } from '../menu-entries';
import type { OverlayProps } from '../overlay/overlay-props';
import { useMenuLinks } from '../overlay/use-menu-links';
import type { View } from '../view';

interface EntriesMenuProps extends OverlayProps {
  readonly entries: readonly MenuEntry[];
  readonly route: View['route'];
}

export function EntriesMenu({ trigger, startOpen, entries, route }: EntriesMenuProps) {
  const code = useLanguage();
  const { state, follow } = useMenuLinks(startOpen);
  return (
    <Menu trigger={trigger} {...state}>
      {entries.map(({ to, label }) => (
        <MenuLink key={to} href={to} onClick={follow(to)} current={currentAt(to, route)}>
          {label[code]}
        </MenuLink>
      ))}
    </Menu>
  );
}
