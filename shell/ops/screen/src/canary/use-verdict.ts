import type { CanaryLook } from '@tradefloor/contract/desk';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { percent } from '../areas/figures';

/** What was known of a canary at a look: how sure it is that it does worse, and by which sign it was given up. */
export function useVerdict(): (look: CanaryLook) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ against, surePerMille }) => {
    const sure = percent(surePerMille / 10, language);
    if (against !== null) return t('canary.worse', { sign: t(`canary.signs.${against}`, against), sure });
    return surePerMille === 0 ? t('canary.fine') : t('canary.doubt', { sure });
  };
}
