import { IconButton } from '@tradefloor/ui';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface FullScreenButtonProps {
  /** What fills the screen. */
  readonly room: HTMLElement | null;
  readonly isFull: boolean;
}

/** A phone's browser that cannot do it shows no button for it. */
export function FullScreenButton({ room, isFull }: FullScreenButtonProps) {
  const { t } = useTranslation();
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const asked = isFull ? document.exitFullscreen() : room?.requestFullscreen();
    // Refused by the browser: the chart stays where it is.
    asked?.catch(() => undefined);
  };
  return (
    <IconButton size="small" label={t(isFull ? 'chart.leaveFullScreen' : 'chart.fullScreen')} onClick={toggle}>
      {isFull ? <Minimize2 size={14} aria-hidden /> : <Maximize2 size={14} aria-hidden />}
    </IconButton>
  );
}
