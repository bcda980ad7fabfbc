import { decimal } from '../decimal';
import { aboutIn, type Money } from './about';

const rates = { USD: decimal('1'), CNY: decimal('7.11'), KRW: decimal('1465.2') };
const shown = (wished: Money, usdt: string, of: 'price' | 'balance' = 'price') => {
  const { value, money, decimals } = aboutIn(wished, rates, decimal(usdt), of);
  return [value, money, decimals];
};

describe('about so much in the member’s money (look.about-money)', () => {
  it.each([
    ['CNY', '97412.56', ['692603.3', 'CNY', 2]],
    ['CNY', '0.000012', ['0.000085', 'CNY', 6]],
    ['KRW', '97412.56', ['142728882', 'KRW', 0]],
    ['KRW', '0.0123', ['18.02', 'KRW', 2]],
    ['USD', '97412.56', ['97412.56', 'USD', 2]],
    // The exchange says no rate of it.
    ['EUR', '97412.56', ['97412.56', 'USD', 2]],
  ] as const)('a price in %s: %s', (wished, usdt, about) => {
    expect(shown(wished, usdt)).toEqual(about);
  });

  it('has the decimals of its money for a balance, however small it is', () => {
    expect([shown('KRW', '0.01', 'balance'), shown('CNY', '0.001', 'balance')]).toEqual([
      ['14', 'KRW', 0],
      ['0', 'CNY', 2],
    ]);
  });

  it('takes a dollar for one USDT where nobody says better', () => {
    expect(aboutIn('USD', {}, decimal('12.345'), 'balance')).toEqual({ value: '12.34', money: 'USD', decimals: 2 });
  });
});
