import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

/** look.copy-refused: what a copy button says of how it went. */
export function useCopied() {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  return {
    copiedLabel: t('copy.done'),
    onCopied: () => notify({ kind: 'success', text: t('copy.done') }),
    onFailed: () => notify({ kind: 'error', text: t('copy.failed') }),
  };
}
