import { Toast, ToastViewport } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from '../use-store';
import { type NoticeQueue, shownOf } from './notice-queue';

interface NoticesProps {
  readonly queue: NoticeQueue;
  readonly side: 'start' | 'end';
}

export function Notices({ queue, side }: NoticesProps) {
  const { t } = useTranslation();
  const notices = useStore(queue.notices);
  if (notices.length === 0) return null;
  return (
    <ToastViewport label={t('notice.region')} side={side} onHold={queue.hold} onRelease={queue.release}>
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
