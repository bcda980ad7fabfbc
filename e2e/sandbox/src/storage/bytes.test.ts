import { Bytes } from './bytes';

it('takes a value that is larger than all that was written before, as the first picture after a start is', () => {
  const picture = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251);
  const bytes = new Bytes();
  bytes.text('before');
  bytes.bytes(picture);
  bytes.text('after');
  expect(bytes.take()).toEqual(Buffer.concat([Buffer.from('before'), picture, Buffer.from('after')]));
});
