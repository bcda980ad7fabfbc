import { integrityOf } from '@tradefloor/release/hash';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedCopies } from './compressed-copies';

const content = Buffer.from(
  Array.from({ length: 3000 }, (_, line) => `export const line${line * 7919} = ${line};`).join('\n'),
);
const file = { path: 'entry.js', integrity: integrityOf(content), bytes: content.byteLength };

let folder: string;
let reads: number;
let copies: CompressedCopies;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copies-'));
  reads = 0;
  copies = new CompressedCopies(folder);
});
afterEach(async () => {
  await copies.close();
  await rm(folder, { recursive: true });
});

function read(): Promise<Buffer> {
  reads += 1;
  return Promise.resolve(content);
}

describe('CompressedCopies', () => {
  it('gives who comes first a quick copy, and who comes later a smaller one', async () => {
    const quick = await copies.copyOf(file, 'br', read);
    await copies.settled();
    const small = await copies.copyOf(file, 'br', read);
    for (const copy of [quick, small]) expect(brotliDecompressSync(copy)).toEqual(content);
    expect(small.byteLength).toBeLessThan(quick.byteLength * 0.9);
  });

  it('makes each only once, however many ask', async () => {
    for (let asked = 0; asked < 5; asked += 1) copies.prepare(file, 'br', read);
    await copies.settled();
    copies.prepare(file, 'br', read);
    await copies.settled();
    expect(reads).toBe(1);
  });

  it('makes one quick copy for all who come in the rush, and no small one before it is over', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    const inRush = new CompressedCopies(folder, 3_000);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => inRush.copyOf(file, 'br', read)));
    expect(others.every(copy => copy === first)).toBe(true);
    expect(reads).toBe(1);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(await inRush.copyOf(file, 'br', read)).toBe(first);
    expect(reads).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    await inRush.settled();
    expect((await inRush.copyOf(file, 'br', read)).byteLength).toBeLessThan(first?.byteLength ?? 0);
    jest.useRealTimers();
  });

  it('waits for no rush when it is closed', async () => {
    const inRush = new CompressedCopies(folder, 3_600_000);
    inRush.prepare(file, 'br', read);
    await inRush.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps gzip for older clients in memory', async () => {
    await copies.copyOf(file, 'gzip', read);
    await copies.settled();
    reads = 0;
    expect(gunzipSync(await copies.copyOf(file, 'gzip', read))).toEqual(content);
    expect(reads).toBe(0);
  });

  it('finds what an earlier process made', async () => {
    copies.prepare(file, 'br', read);
    await copies.settled();
    const later = new CompressedCopies(folder);
    const copy = await later.copyOf(file, 'br', () => Promise.reject(new Error('not needed')));
    expect(brotliDecompressSync(copy)).toEqual(content);
  });

  it('does not believe a torn one', async () => {
    copies.prepare(file, 'br', read);
    await copies.settled();
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), 'torn');
    const later = new CompressedCopies(folder);
    expect(brotliDecompressSync(await later.copyOf(file, 'br', read))).toEqual(content);
    await later.close();
  });

  it('passes a changed file on as it is, for the browser to refuse, and keeps nothing of it', async () => {
    expect(brotliDecompressSync(await copies.copyOf(file, 'br', async () => Buffer.from('tampered'))).toString()).toBe(
      'tampered',
    );
    await copies.settled();
    expect(await readdir(folder)).toEqual([]);
    expect(brotliDecompressSync(await copies.copyOf(file, 'br', read))).toEqual(content);
  });
});
