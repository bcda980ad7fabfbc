import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { sentCode } from '@tradefloor/area/form';
import { setFundPassword } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { useReadUserAgain } from '../user/use-user';
import { useUserSeen } from '../user/use-user-seen';

export interface FundPasswordWish {
  readonly fundPassword: string;
  readonly again: string;
  readonly password: string;
  readonly code: string;
}

/** Sets the fund password, and goes back to the settings. */
export function useSavedFundPassword(isSet: boolean, needsCode: boolean) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, told } = useFormAct();
  const userSeen = useUserSeen();
  const readUserAgain = useReadUserAgain();
  // Of one that takes the place of another, nothing can be seen.
  const found = isSet ? undefined : userSeen(user => user.fundPasswordSet, { before: false, wanted: true });
  const save = async ({ fundPassword, password, code }: FundPasswordWish) => {
    const proof = needsCode ? { password, code: sentCode(code) } : { password };
    const ended = await act({
      ...sendingOf(platform, setFundPassword, () => ({ fundPassword, ...proof }), found),
      done: message => message ?? t('fundPassword.saved'),
    });
    if (ended.kind !== 'done') return;
    await readUserAgain();
    await platform.navigate(ways.accountSettings(), { force: true });
  };
  return { save, told };
}
