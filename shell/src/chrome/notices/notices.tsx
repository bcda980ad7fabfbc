import { Toast, ToastViewport } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from '../use-store';
import type { Look } from '../view';
import { type NoticeQueue, shownOf } from './notice-queue';

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
