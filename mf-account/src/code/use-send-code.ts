import { useAct } from '@tradefloor/area/act';
import { sendCode } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { ifStillThere } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import { type CodePurpose, useCodeWait } from './use-code-wait';

interface SendCode {
  readonly purpose: CodePurpose;
  readonly mode: AccountMode;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
  /** In the server's words. */
  readonly onRefused: (text: string) => void;
  /** Only while who pressed is still there (look.focus-follows-press). */
  readonly toTheCode: () => void;
}

/** Sends a code, and says how long there is none again (account.code-pause). */
export function useSendCode({ purpose, mode, whereTo, onRefused, toTheCode }: SendCode) {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { act, stage } = useAct(onRefused);
  const { leftMs, begin } = useCodeWait(`${purpose}-${mode}`);

  async function send() {
    const isStillThere = ifStillThere();
    let account: TypedAccount = { account: '' };
    await act({
      async ask() {
        const reached = await whereTo();
        if (reached !== null) account = reached;
        return reached !== null;
      },
      send: () => http(sendCode, { ...account, ...(purpose === 'recover' ? { purpose: 'recovery' as const } : {}) }),
      done: message => message ?? t('code.sent'),
      after({ kind }) {
        if (kind !== 'done') return;
        begin();
        if (isStillThere()) toTheCode();
      },
    });
  }

  return { send, leftMs, isOnItsWay: stage !== 'idle' };
}
