import { Buttons } from './buttons';
import { Choices } from './choices';
import { Clocks } from './clocks';
import { Entries } from './entries';
import { Figures } from './figures';
import { Moving } from './moving';
import { Overlays } from './overlays';
import { Tables } from './tables';
import { Uploads } from './uploads';
import { Waiting } from './waiting';

/** `name` keeps the landmarks and ids of two themes on one page apart. */
export function Components({ name }: { readonly name: string }) {
  return (
    <>
      <Buttons />
      <Overlays name={name} />
      <Entries />
      <Choices name={name} />
      <Figures />
      <Tables name={name} />
      <Waiting name={name} />
      <Clocks name={name} />
      <Uploads />
      <Moving name={name} />
    </>
  );
}
