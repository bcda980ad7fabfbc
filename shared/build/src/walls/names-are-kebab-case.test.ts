import path from 'node:path';
import { filesOf } from './sources';

// A folder is called what a trader or an operator calls it, a file after what is in it: both in kebab-case.

const KIND_OF_FILE = /^(utils?|helpers?|common|services|types|misc|lib)$/;
/** Written by tools or read by them under that very name. */
const GIVEN = /^(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$|^Dockerfile(\.dockerignore)?$|^\d{4}-|^\./;
const KEBAB = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+(-[a-z\d]+)*)*$/;

const wrongIn = (file: string): boolean => {
  const names = file.split('/');
  const folders = names.slice(0, -1);
  return (
    folders.some(name => KIND_OF_FILE.test(name)) ||
    KIND_OF_FILE.test(path.parse(names.at(-1) ?? '').name) ||
    names.some(name => !KEBAB.test(name) && !GIVEN.test(name))
  );
};

it.each([
  ['mf-spot/src/order-book/use-order-book.test.tsx', false],
  ['docs/adr/0001-a-federation-name-per-build.md', false],
  ['shared/ui/src/tokens/colours.css', false],
  ['mf-spot/src/orderBook/view.tsx', true],
  ['mf-spot/src/order_book/view.tsx', true],
  ['mf-spot/src/order-book/OrderBook.tsx', true],
  ['mf-spot/src/utils/cut.ts', true],
  ['mf-spot/src/orders/types.ts', true],
])('%s: %p', (file, wrong) => {
  expect(wrongIn(file)).toBe(wrong);
});

it('holds for every file', () => {
  expect(
    filesOf(/./)
      .map(({ path: file }) => file)
      .filter(wrongIn),
  ).toEqual([]);
});
