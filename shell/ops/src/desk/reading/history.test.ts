import { SampleOperator } from '../../sample-operator';
import { openFolderStore } from '../../store/folder-store';
import { History } from './history';

it('shows as much of a reason that was typed elsewhere as its own page takes, and no half of a letter', async () => {
  const kim = await SampleOperator.arrive();
  try {
    await kim.publishes('aaaa1111');
    await kim.does(`promote spot aaaa1111 --why ${'🚀'.repeat(5_000)}`);
    const history = new History(openFolderStore(kim.store));
    const { rows } = await history.page(1);
    const decided = await history.decided(2, new Map([['spot', 'aaaa1111']]));
    const shown = `${'🚀'.repeat(299)}…`;
    expect([rows[0]?.why, decided.get('spot')?.why]).toEqual([shown, shown]);
    expect(rows[0]?.command).toMatch(/^promote spot aaaa1111 --why 🚀+…$/u);
    expect(await kim.does('history')).toContain('🚀'.repeat(5_000));
  } finally {
    await kim.leave();
  }
});
