import { useLook, usePlatform } from '@tradefloor/platform/react';
import { IconButton } from '@tradefloor/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The eye beside a balance. */
export function HideBalances() {
  const { t } = useTranslation();
  const { appearance } = usePlatform();
  const isHidden = useLook().balances === 'hidden';
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <IconButton
      size="small"
      label={t('balance.hide')}
      aria-pressed={isHidden}
      onClick={() => appearance.set({ balances: isHidden ? 'shown' : 'hidden' })}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
