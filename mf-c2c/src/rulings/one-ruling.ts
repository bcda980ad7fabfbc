import { everyPage, type RowList } from '@tradefloor/area/list';
import { listRulings, type Ruling } from '@tradefloor/contract/ext';
import { rulings } from '../dispute/ruling-list';

/** By its own number, which no call asks for alone: there are few of them. */
export const oneRuling = (id: string): RowList<Ruling> => ({
  ...rulings(undefined),
  name: `ruling ${id}`,
  stands: row => row.id === id,
  async ask({ http }, _, signal) {
    const all = await everyPage<Ruling>(
      page => http(listRulings, { page }, signal ? { signal } : {}),
      row => row.id,
    );
    const rows = all.filter(row => row.id === id);
    return { rows, total: rows.length };
  },
});
