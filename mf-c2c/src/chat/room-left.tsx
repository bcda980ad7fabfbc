import { VisuallyHidden } from '@tradefloor/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Longer than between two keys. */
const SETTLED_MS = 1_000;

/** Shown at each key, and read out once nobody types on. */
export function RoomLeft({ left }: { readonly left: number | null }) {
  const { t } = useTranslation();
  const [read, setRead] = useState(left);
  useEffect(() => {
    const timer = setTimeout(() => setRead(left), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [left]);
  if (left === null) return null;
  return (
    <span>
      <span aria-hidden="true">{t('chat.left', { left })}</span>
      <VisuallyHidden>{read === null ? '' : t('chat.left', { left: read })}</VisuallyHidden>
    </span>
  );
}
