import { lazy, Suspense, useState } from 'react';
import { useChrome } from '../chrome-context';
import { NotFound } from './not-found';

const GALLERY_ADDRESS = '/__kit';

/** An address that no area of the registry knows. */
export function NoArea() {
  const { gallery } = useChrome();
  const [Gallery] = useState(() => gallery && lazy(async () => ({ default: await gallery() })));
  if (Gallery === undefined || window.location.pathname !== GALLERY_ADDRESS) return <NotFound />;
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}
