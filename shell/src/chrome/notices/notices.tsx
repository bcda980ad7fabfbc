import { Toast, ToastViewport } from '@tradefloor/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../use-store';
import type { Look } from '../view';
import { type NoticeQueue, SHOWN_AT_ONCE, shownOf } from './notice-queue';

/** News of a minute ago is none; and what an area says in a loop is over soon after it. */
const KEPT_AT_MOST = 15;

interface NoticesProps {
  readonly queue: NoticeQueue;
  readonly look: Look;
}

/** look.toasts-aside: the form of a sign-in page is at the end, and so are order form and balances of a trading screen. */
function sideOf(look: Look): 'start' | 'over' | 'end' {
  if (look === 'trading') return 'over';
  return look === 'dark' ? 'start' : 'end';
}

export function Notices({ queue, look }: NoticesProps) {
  const { t } = useTranslation();
  const notices = useStore(queue.notices);
  useEffect(() => {
    const waiting = notices.filter(({ stays }, at) => stays !== true && at >= SHOWN_AT_ONCE);
    for (const { id } of waiting.slice(0, Math.max(0, notices.length - KEPT_AT_MOST))) queue.dismiss(id);
  }, [notices, queue]);
  if (notices.length === 0) return null;
  return (
    <ToastViewport label={t('notice.region')} side={sideOf(look)} onHold={queue.hold} onRelease={queue.release}>
      {shownOf(notices).map(({ id, kind, text, code, action }) => (
        <Toast
          key={id}
          kind={kind}
          text={text}
          {...(code === undefined ? {} : { code })}
          {...(action === undefined ? {} : { action })}
          dismissLabel={t('notice.dismiss')}
          onDismiss={() => queue.dismiss(id)}
        />
      ))}
    </ToastViewport>
  );
}
