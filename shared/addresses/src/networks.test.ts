import * as fc from 'fast-check';
import { formOf, HASH_BYTES, networkOf, networksOf } from '.';

/** Real ones, from the documents of their chains. */
const REAL = [
  ['BTC', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'btc'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'btc'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'btc'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'btc'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'eth'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', 'eth'],
  ['USDT', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'erc20'],
  ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'trc20'],
  ['USDT', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'omni'],
  ['SOL', 'So11111111111111111111111111111111111111112', 'sol'],
] as const;

test.each(REAL)('%s takes %s (wallet.address-checked)', (currency, address, network) => {
  expect(networkOf(networksOf(currency), address)).toBe(network);
});

test.each([
  ['BTC', '1BoatSLRHtKNngkdXEeobR76b53LETtpyU', 'one letter is another'],
  ['BTC', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'of another chain'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'a wrong checksum'],
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'of the test chain'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'a wrong capital'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae', 'a digit short'],
  ['USDT', 'LNetwork', 'no address at all'],
  ['SOL', '11111', 'too short'],
  ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'not paid out yet'],
])('%s refuses %s: %s', (currency, address) => {
  expect(networkOf(networksOf(currency), address)).toBeUndefined();
});

const CURRENCIES = ['BTC', 'ETH', 'USDT', 'SOL', 'BNB', 'DOGE', 'TRX', 'AVAX', 'LINK', 'LTC', 'UNI', 'ATOM', 'AAVE'];
const bytes = fc.uint8Array({ minLength: HASH_BYTES, maxLength: HASH_BYTES });

test('each network reads what it gives out', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), bytes, (currency, hash) => {
      expect(networksOf(currency)).not.toEqual([]);
      for (const network of networksOf(currency)) {
        const form = formOf(network);
        expect(form?.read(form.fresh(hash))).not.toBeNull();
      }
    }),
  );
});

test('a checksum finds one wrong letter', () => {
  const checked = CURRENCIES.filter(name => name !== 'SOL');
  fc.assert(
    fc.property(fc.constantFrom(...checked), bytes, fc.nat(), (currency, hash, where) => {
      const [network = ''] = networksOf(currency);
      const form = formOf(network);
      const address = form?.fresh(hash) ?? '';
      const place = 4 + (where % (address.length - 4));
      const letter = address.charAt(place);
      const other = /[a-z]/i.test(letter) ? swapped(letter) : letter === '2' ? '3' : '2';
      fc.pre(other !== letter);
      const wrong = address.slice(0, place) + other + address.slice(place + 1);
      // Without any large letter an address of this kind has no checksum.
      fc.pre(!/^0x[\da-f]*$/.test(wrong) && !/^0x[\dA-F]*$/.test(wrong));
      // Of forty digits a sixteenth of the checksums agree by chance when a digit changes; a capital never does.
      fc.pre(!wrong.startsWith('0x') || /[a-f]/i.test(letter));
      expect(form?.read(wrong)).toBeNull();
    }),
  );
});

const swapped = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

test.each(['toString', '__proto__', 'nowhere', ''])('nothing is known of a network called %j', name => {
  expect(formOf(name)).toBeNull();
  expect(networksOf(name)).toEqual([]);
});
