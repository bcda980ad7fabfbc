import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code';

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

test('draws every dark module of the code, and calls nobody', () => {
  const calls = jest.spyOn(globalThis, 'Image');
  render(<QrCode text={ADDRESS} label="Deposit address" />);
  const picture = screen.getByRole('img', { name: 'Deposit address' });
  const dark = encode(ADDRESS, { border: 4 }).data.flat().filter(Boolean).length;
  expect(picture.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
  expect(picture.outerHTML).not.toContain(ADDRESS);
  expect(calls).not.toHaveBeenCalled();
});
