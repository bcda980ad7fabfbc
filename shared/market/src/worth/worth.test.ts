import { aRow, quotedAt, theWallets } from '@tradefloor/platform/testing';
import { accountWorth, dayChange, repriced, totalWorth } from './worth';

const held = theWallets({
  change: [aRow('BTC', 'change', ['1', '0.5']), aRow('USDT', 'change', ['0.4', '0'])],
  legal: [aRow('USDT', 'legal', ['50', '0'])],
  lever: [aRow('BTC', 'lever', ['0.5', '0'])],
});

describe('what everything is worth', () => {
  it('counts what is frozen too', () => {
    expect(accountWorth(held, 'change')).toBe('150.4');
    expect(totalWorth(held)).toBe('250.4');
  });

  it('goes by the mark of this moment', () => {
    const now = repriced(held, [quotedAt('BTC/USDT', '110', '100')]);
    expect(totalWorth(now)).toBe('270.4');
    expect(repriced(held, [])).toBe(held);
  });

  it('changes within the day by what prices did', () => {
    const quotes = [quotedAt('BTC/USDT', '110', '100')];
    expect(dayChange(repriced(held, quotes), quotes)).toEqual({ usdt: '20', percent: '7.9872' });
    expect(dayChange(theWallets({}), quotes)).toEqual({ usdt: '0', percent: null });
  });
});
