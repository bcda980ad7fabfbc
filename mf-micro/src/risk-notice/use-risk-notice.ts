import { acceptMicroNotice } from '@tradefloor/contract/ext';
import { stored } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useMicroDay } from '../own-limit/use-micro-day';

/** For servers that don't keep it: until log out. */
const acceptedHere = stored<boolean>({
  name: 'micro-notice',
  scope: 'user',
  version: 1,
  read: value => (typeof value === 'boolean' ? value : undefined),
  fallback: false,
});

/** micro.risk-notice: what these orders are, said once before the first one; whether the user knows it, by now. */
export function useRiskNotice(): () => Promise<boolean> {
  const { t } = useTranslation();
  const platform = usePlatform();
  const day = useMicroDay();
  return async () => {
    if (acceptedHere.get() || day.data?.noticeAcceptedAt != null) return true;
    const isAccepted = await platform.confirm({
      title: t('notice.title'),
      text: t('notice.text'),
      facts: [
        [t('notice.right'), t('notice.rightText')],
        [t('notice.wrong'), t('notice.wrongText')],
        [t('notice.same'), t('notice.sameText')],
        [t('notice.price'), t('notice.priceText')],
      ],
      yes: t('notice.accept'),
      no: t('form.back'),
    });
    if (!isAccepted) return false;
    acceptedHere.set(true);
    if (platform.http.offers(acceptMicroNotice)) {
      // It is asked for again elsewhere, where it could not be kept: nothing that would hold the order up.
      void platform.http(acceptMicroNotice, {}).then(
        () => day.refetch(),
        problem => platform.report(problem),
      );
    }
    return true;
  };
}
