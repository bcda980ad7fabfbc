import { Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import type { Moving } from './use-moving';

export interface PauseLabels {
  readonly pause: string;
  readonly play: string;
}

export function PauseButton({ moving, labels }: { readonly moving: Moving; readonly labels: PauseLabels }) {
  const Icon = moving.isPaused ? Play : Pause;
  return (
    <IconButton size="small" label={moving.isPaused ? labels.play : labels.pause} onClick={() => moving.toggle()}>
      <Icon size={14} aria-hidden />
    </IconButton>
  );
}
