import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** These were acted on by the platform before they came here. */
const SHOWN_ALREADY: ReadonlySet<string> = new Set(['session-over', 'payment-details-needed', 'identity-needed']);

/** Says what went wrong with something the user did: the server's message as it came, else our own words with the code. */
export function useCallTrouble(): (problem: unknown) => void {
  const { t } = useTranslation();
  const { notify, report } = usePlatform();
  return useCallback(
    problem => {
      if (!isCallFailure(problem)) {
        report(problem);
        notify({ kind: 'error', text: t('call.failed') });
      } else if (!SHOWN_ALREADY.has(problem.kind)) {
        notify({ kind: 'error', text: problem.message || t('call.failed'), code: problem.code });
      }
    },
    [notify, report, t],
  );
}
