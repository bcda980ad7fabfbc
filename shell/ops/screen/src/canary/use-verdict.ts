import type { CanaryLook } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { percentOf } from './course';

/** What was known of a canary at a look: how sure it is that it does worse, and by which sign it was given up. */
export function useVerdict(): (look: CanaryLook) => string {
  const { t } = useTranslation();
  return ({ against, surePerMille }) => {
    const sure = percentOf(surePerMille / 10);
    if (against !== null) return t('canary.worse', { sign: t(`canary.signs.${against}`, against), sure });
    return surePerMille === 0 ? t('canary.fine') : t('canary.doubt', { sure });
  };
}
