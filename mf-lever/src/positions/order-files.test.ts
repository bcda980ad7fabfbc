import { LANGUAGES } from '@tradefloor/money';
import type { TFunction } from 'i18next';
import { recordsFile } from '../order-records/record-file';
import { entrustsFile, pastFile, positionsFile } from './order-files';

test.each(LANGUAGES)('no two columns of a file have one name, in %s', language => {
  const texts = jest.requireActual<Readonly<Record<string, string>>>(`../locales/${language}.json`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text by its key is all that heads ask for
  const t = ((key: string) => texts[key] ?? key) as unknown as TFunction;
  for (const { name, heads } of [
    positionsFile(t),
    entrustsFile(t),
    pastFile('closed', t),
    pastFile('revoked', t),
    recordsFile('records', t),
  ])
    expect([name, ...heads]).toEqual([name, ...new Set(heads)]);
});
