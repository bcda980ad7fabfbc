import { requestOf, upload } from '@tradefloor/contract';
import { readPicture } from '@tradefloor/contract/ext';
import sharp from 'sharp';
import { PICTURES } from './picture-address';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('newcomer');
}, STARTING_MS);
afterAll(() => exchange.close());
beforeEach(() => exchange.core.limits.clear());

const blank = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#1f5fd6' } });
const fileOf = (content: Uint8Array, type = 'image/jpeg') => ({ file: new Blob([new Uint8Array(content)], { type }) });
const send = (content: Uint8Array, type?: string) => exchange.ask(upload, fileOf(content, type), { token });
const stored = async (content: Uint8Array) => {
  const address = await exchange.get(upload, fileOf(content), { token });
  return { address, answer: await fetch(exchange.url + address, { headers: { authorization: token } }) };
};

it('draws a picture anew: turned as the camera said, and without a word of what else stood in the file', async () => {
  const camera = await blank()
    .withExif({ IFD0: { Artist: 'Secret Name' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(camera.includes('Secret Name')).toBe(true);
  const { address, answer } = await stored(camera);
  expect(address).toMatch(/^\/api\/files\/picture\/[\w-]{32}\.jpg$/);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const drawn = Buffer.from(await answer.arrayBuffer());
  const { width, height, exif } = await sharp(drawn).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 60, exif: undefined });
  expect(drawn.includes('Secret')).toBe(false);
});

it('keeps a png a png, whatever the file says of itself, and drops what hangs on behind it', async () => {
  const tail = Buffer.from('<script>alert(1)</script>');
  const { address, answer } = await stored(Buffer.concat([await blank().png().toBuffer(), tail]));
  expect(address).toMatch(/\.png$/);
  expect(Buffer.from(await answer.arrayBuffer()).includes('script')).toBe(false);
});

it('makes a large picture smaller', async () => {
  const { answer } = await stored(await blank(4_000, 3_000).jpeg().toBuffer());
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    width: 2_560,
    height: 1_920,
  });
});

const UNREADABLE = 'This image can’t be used. Choose a JPG or PNG file.';
it.each([
  ['a text', async () => Buffer.from('no picture'), UNREADABLE],
  ['nothing', async () => Buffer.alloc(0), UNREADABLE],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), UNREADABLE],
  ['another kind', () => blank().webp().toBuffer(), UNREADABLE],
  ['a gif', () => blank().gif().toBuffer(), UNREADABLE],
  ['half a picture', async () => (await blank(600, 600).jpeg().toBuffer()).subarray(0, 900), UNREADABLE],
  ['a bomb', () => blank(9_000, 9_000).png().toBuffer(), UNREADABLE],
  ['more than 4 MB', async () => Buffer.alloc(4 * 1024 * 1024 + 1), 'Images can be up to 4 MB.'],
])('refuses %s (account.one-picture)', async (_, make, message) => {
  expect(await send(await make())).toMatchObject({ kind: 'refused', message });
});

it('shows it to its owner and to nobody else', async () => {
  const { address } = await stored(await blank().jpeg().toBuffer());
  const others: Array<Record<string, string>> = [{}, { authorization: await exchange.tokenOf('operator') }];
  for (const headers of others) expect((await fetch(exchange.url + address, { headers })).status).toBe(404);
  const nowhere = await fetch(`${exchange.url}${PICTURES}..%2f..%2fsecret`, { headers: { authorization: token } });
  expect(nowhere.status).toBe(404);
});

it('answers it to a page too, whose pictures carry no token of their own', async () => {
  const { address, answer } = await stored(await blank().png().toBuffer());
  const asking = { language: 'en', token, now: 0 } as const;
  const { url, headers } = requestOf(readPicture, { picture: address }, asking);
  const own = await fetch(exchange.url + url, { headers });
  expect([own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    'image/png',
    'private, no-store',
  ]);
  expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(await answer.arrayBuffer()));
  for (const [picture, who] of [
    [address, await exchange.tokenOf('operator')],
    [`${PICTURES}nothing.png`, token],
    ['/etc/passwd', token],
  ] as const)
    expect(await exchange.ask(readPicture, { picture }, { token: who })).toMatchObject({
      kind: 'refused',
      message: 'This image does not exist.',
    });
});

it('needs a file, and a session', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${exchange.url}/api/upload`, { method: 'POST', body: '{"file":{"size":9}}', headers });
  const json = { 'content-type': 'application/json' };
  expect(await (await post({ ...json, authorization: token })).json()).toEqual({ type: 'error', message: UNREADABLE });
  expect(await (await post(json)).json()).toMatchObject({ type: 999 });
});

it('takes sixty an hour', async () => {
  const content = await blank().jpeg().toBuffer();
  const outcomes = await Promise.all(Array.from({ length: 61 }, () => send(content)));
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
});
