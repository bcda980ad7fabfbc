import type { CompositionDeps } from '../composition-deps';

type Held = Pick<CompositionDeps, 'registry' | 'readiness' | 'readinessChanges'>;

/**
 * Which areas a promote would not replace at once, written beside them. A hold is nothing that anybody sees before the swap
 * comes: who looks at a build from outside, as the gate does, would have to swap every screen to know.
 */
export function tellHeld(slot: HTMLElement, { registry, readiness, readinessChanges }: Held): void {
  const tell = (): void => {
    const areas = Object.keys(registry.current().areas);
    slot.dataset['held'] = areas.filter(area => readiness(area) !== 'yes').join(' ');
  };
  readinessChanges.subscribe(tell);
  tell();
}
