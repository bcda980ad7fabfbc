import type { Change } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';

/** What a revision changes of an area, in a line. */
export function useChangeTold(): (change: Change) => string {
  const { t } = useTranslation();
  return ({ kind, area, build, before, percent }) =>
    kind === 'stable' && before === ''
      ? t('said.change.first', { area, build })
      : t(`said.change.${kind}`, { area, build, before, percent });
}
