import { ErrorState } from '@tradefloor/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOnDemand } from './late-code';
import { useDemanded } from './use-demanded';

/**
 * A panel that is turned to by a press, and whose code nobody needs before. Where it does not come, the panel alone is
 * lost, until it is tried again: the screen around it goes on.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType,
): ComponentType<Props> {
  const demanded = codeOnDemand(load);

  return function OnDemand(props: Props) {
    const { t } = useTranslation();
    const { code: View, isFailed, again } = useDemanded(demanded);
    if (View !== null) return <View {...props} />;
    if (!isFailed) return <Place />;
    return <ErrorState title={t('failure.unread')} retry={{ label: t('page.retry'), run: again }} />;
  };
}
