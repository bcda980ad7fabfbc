import { anEntrust, aPosition } from '../testing/orders';
import { openings } from './openings';

it('tells an opening once, whichever of the lists says it first', () => {
  for (const isWaitingLast of [true, false]) {
    const { waiting, openedOf } = openings();
    waiting([anEntrust('5'), anEntrust('6')]);
    expect(openedOf([aPosition('1')])).toEqual([]);
    if (!isWaitingLast) waiting([anEntrust('6')]);
    expect(openedOf([aPosition('5'), aPosition('1')])).toMatchObject([{ id: '5' }]);
    // The list of entrusts that was read before.
    waiting([anEntrust('5'), anEntrust('6')]);
    expect(openedOf([aPosition('5'), aPosition('1')])).toEqual([]);
  }
});
