import { Segmented } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from './rules';

interface ModeChoiceProps {
  readonly mode: AccountMode;
  readonly onChange: (mode: AccountMode) => void;
}

export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('field.mode')}
      value={mode}
      onChange={onChange}
      segments={[
        { value: 'email', label: t('field.email') },
        { value: 'phone', label: t('field.phone') },
      ]}
    />
  );
}
