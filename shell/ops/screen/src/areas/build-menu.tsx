import type { AreaStanding, ListedBuild } from '@tradefloor/contract/desk';
import { IconButton, Menu, MenuItem } from '@tradefloor/ui';
import { EllipsisVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Wish, wishesFor } from '../acts/wish';

interface BuildMenuProps {
  readonly area: AreaStanding;
  readonly build: ListedBuild;
  readonly onWish: (wish: Wish) => void;
}

export function BuildMenu({ area, build, onWish }: BuildMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('builds.menu', { build: build.id })} size="small">
          <EllipsisVertical size={16} aria-hidden />
        </IconButton>
      }
    >
      {wishesFor(build.state, area).map(kind => (
        <MenuItem
          key={kind}
          tone={kind === 'block' ? 'danger' : 'plain'}
          onSelect={() => onWish({ kind, area: area.name, build: build.id })}
        >
          {t(`builds.wish.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
