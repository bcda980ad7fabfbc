import { userTopic } from '@tradefloor/platform';
import { useMissed, usePlatform } from '@tradefloor/platform/react';
import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

interface WaitingForUserProps {
  /** About as many as will stand here. */
  readonly rows: number;
}

/** Until it is known who is signed in; and where that could not be read, that it could not. */
export function WaitingForUser({ rows }: WaitingForUserProps) {
  const { t } = useTranslation();
  const { refresh } = usePlatform();
  if (!useMissed(userTopic)) return <SkeletonRows rows={rows} label={t('page.loading')} />;
  return <ErrorState title={t('user.failed')} retry={{ label: t('page.retry'), run: () => void refresh(userTopic) }} />;
}
