import { type ComponentProps, useEffect, useState } from 'react';
import type { Sheet } from '../sheet/sheet';

let loaded: typeof Sheet | null = null;

/** Overlays are not needed for the first paint: fetched when one is first opened, and kept. One that does not come is shut: it can be pressed for again. */
export function LaterSheet(props: ComponentProps<typeof Sheet> & { readonly open: boolean }) {
  const { open, onOpenChange } = props;
  const [Loaded, setLoaded] = useState(() => loaded);
  const isAsked = open && Loaded === null;
  useEffect(() => {
    if (!isAsked) return;
    import('../sheet/sheet').then(
      ({ Sheet: Come }) => setLoaded(() => (loaded = Come)),
      () => onOpenChange?.(false),
    );
  }, [isAsked, onOpenChange]);
  return Loaded === null ? null : <Loaded {...props} />;
}
