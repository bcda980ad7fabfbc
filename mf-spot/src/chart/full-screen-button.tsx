import { IconButton } from '@tradefloor/ui';
import { Maximize2, Minimize2 } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** A phone's browser that cannot do it shows no button for it. */
export function FullScreenButton({ room }: { readonly room: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    // Refused by the browser: the chart stays where it is.
    const asked = isFull ? document.exitFullscreen() : room.current?.requestFullscreen();
    asked?.catch(() => undefined);
  };
  return (
    <IconButton size="small" label={t(isFull ? 'chart.leaveFullScreen' : 'chart.fullScreen')} onClick={toggle}>
      {isFull ? <Minimize2 size={14} aria-hidden /> : <Maximize2 size={14} aria-hidden />}
    </IconButton>
  );
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
