import { aFill } from '@tradefloor/platform/testing';
import { createInstance } from 'i18next';
import { fillsFile } from './order-files';

const spa = { translation: { 'orders.sideNames.sell': 'Venta', 'orders.sides.sell': 'Vender' } };

it('a file names the side as its list does: by the noun, not by what a button does', async () => {
  const t = await createInstance().init({ lng: 'spa', resources: { spa }, keySeparator: false });
  expect(fillsFile(t).cells(aFill('1', { side: 'sell' }))).toContain('Venta');
});
