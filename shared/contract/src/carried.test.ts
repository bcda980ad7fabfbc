import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** What an area would carry that wrote these lines. */
async function bundled(lines: string): Promise<{ readonly code: string; readonly brotli: number }> {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: resolve(__dirname), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, brotli: brotliCompressSync(code).length };
}

const pathsIn = (code: string): readonly string[] => code.match(/\/(?:api|user)\/[\w/:]*/g) ?? [];

test('an area carries the calls that it makes, and no other', async () => {
  const { code } = await bundled(`
    import { customerService, placeOrder } from './index';
    import { signOut } from './ext';
    console.log(customerService, placeOrder, signOut);
  `);
  expect(new Set(pathsIn(code))).toEqual(new Set(['/api/custorm', '/api/transaction/:side', '/api/ext/logout']));
  expect(code).not.toContain('usdt_totle');
});

test('types cost nothing', async () => {
  const { code } = await bundled(`
    import type { Quote } from './index';
    import { pairKey } from './index';
    export const keyOf = (quote: Quote) => pairKey(quote.currencyId, quote.legalId);
  `);
  expect(code.length).toBeLessThan(200);
});

test('the first call costs the schema library once, the whole contract little more than that again', async () => {
  const one = await bundled(`import { customerService } from './index'; console.log(customerService);`);
  const all = await bundled(`export * from './index'; export * from './ext';`);
  expect(pathsIn(all.code).length).toBeGreaterThan(100);
  expect(one.brotli).toBeLessThan(6_500);
  expect(all.brotli).toBeLessThan(22_000);
});

test('nothing of OpenAPI, of made-up bodies or of the heavy schema library comes along', async () => {
  const { code } = await bundled(`export * from './index';`);
  expect(code).not.toContain('3.1.0');
  expect(code).not.toContain('fast-check');
  expect(code).not.toContain('toJSONSchema');
});
