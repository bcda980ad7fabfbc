import { Badge, VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** Beside a deal in a list: how many of its words are new to the user. */
export function UnreadBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden title={t('chat.unread', { count })}>
        {count}
      </span>
      <VisuallyHidden>{t('chat.unread', { count })}</VisuallyHidden>
    </Badge>
  );
}
