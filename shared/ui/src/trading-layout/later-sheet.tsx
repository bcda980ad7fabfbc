import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Sheet } from '../sheet/sheet';

const Loaded = lazy(() => import('../sheet/sheet').then(({ Sheet }) => ({ default: Sheet })));

/** Overlays are not needed for the first paint: fetched when one is first opened, and kept. */
export function LaterSheet(props: ComponentProps<typeof Sheet> & { readonly open: boolean }) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
