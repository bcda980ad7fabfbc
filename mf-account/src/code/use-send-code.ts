import { useAct } from '@tradefloor/area/act';
import { sendCode } from '@tradefloor/contract';
import { usePlatform, useServerClock } from '@tradefloor/platform/react';
import { ifStillThere, useRemaining } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import type { Limits } from '../limits/use-limits';
import { waitShown } from './rules';
import { type CodePurpose, useCodeWait } from './use-code-wait';

interface SendCode {
  readonly purpose: CodePurpose;
  readonly mode: AccountMode;
  readonly limits: Limits;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
  /** In the server's words. */
  readonly onRefused: (text: string) => void;
  /** Only while who pressed is still there (look.focus-follows-press). */
  readonly toTheCode: () => void;
}

export interface SendingCode {
  readonly send: () => Promise<void>;
  /** The minute between two. */
  readonly leftMs: number;
  /** For longer than that: a limit of the hour or the day. */
  readonly isUsedUp: boolean;
  readonly isOnItsWay: boolean;
}

/** Sends a code, and says how long there is none again (account.code-pause). */
export function useSendCode({ purpose, mode, limits, whereTo, onRefused, toTheCode }: SendCode): SendingCode {
  const { t } = useTranslation();
  const { http } = usePlatform();
  const { act, stage } = useAct(onRefused);
  const { leftMs, begin } = useCodeWait(`${purpose}-${mode}`);
  const clockOffset = useServerClock();
  const serverLeft = useRemaining({ deadline: limits.sendFrom ?? 0, clockOffset });
  const serverWait = waitShown(serverLeft);

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
        if (kind === 'done') begin();
        limits.readAgain();
        if (kind === 'done' && isStillThere()) toTheCode();
      },
    });
  }

  return {
    send,
    leftMs: Math.max(leftMs, serverWait),
    isUsedUp: serverLeft > 0 && serverWait === 0,
    isOnItsWay: stage !== 'idle',
  };
}
