import { useOverlays } from '../overlay/use-overlays';
import type { NewerBarProps } from './newer-bar';

/** Hardly a page ever shows one: its code comes with what lies over the page. */
export function LateNewerBar(props: NewerBarProps) {
  const overlays = useOverlays(props.newer.kind !== 'none');
  return overlays === null ? null : <overlays.NewerBar {...props} />;
}
