import * as fc from 'fast-check';
import type { Call } from './call';
import type { Codec } from './codec';
import { readEnvelope } from './envelope';
import type { Push } from './push';
import { calls, pushes } from './routes';
import { faultsIn } from './testing/reason-for';

const all = Object.values<Call<unknown, unknown>>(calls);
type Named = readonly [name: string, codec: Codec<unknown>];
const codecs: readonly Named[] = [
  ...all.map((call): Named => [`payload of ${call.name}`, call.payload]),
  ...all.map((call): Named => [`answer of ${call.name}`, call.answer]),
  ...Object.values<Push<unknown>>(pushes).map((push): Named => [`push ${push.name}`, push.value]),
];

const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('1e400', '-0', 'NaN', '\u0000', '٣', '0x1f', ' ', '9'.repeat(400), '[object Object]', '__proto__'),
);

/** An object with the names that the codec looks for, holding anything. */
function fitted(codec: Codec<unknown>): fc.Arbitrary<unknown> {
  const names = Object.keys(codec.json?.().properties ?? {});
  return fc.record(Object.fromEntries(names.map(name => [name, nasty])), { requiredKeys: [] });
}

test.each(codecs)('%s: whatever comes, it fits or is refused with a reason', (_, codec) => {
  fc.assert(
    fc.property(fc.oneof(nasty, fitted(codec)), wire => {
      // Anything else that is thrown fails the test.
      for (const fault of faultsIn(codec, wire)) expect(fault.reason).toMatch(/^[a-z-]+$/);
    }),
    { numRuns: 20 },
  );
});

test('no body breaks the reading of an envelope', () => {
  const body = fc.oneof(
    nasty,
    fc.record({ type: nasty, message: nasty, data: nasty, code: nasty }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), body, (call, received) => {
      expect(readEnvelope(call, received)).toHaveProperty('kind');
      expect(readEnvelope(call, JSON.stringify(received))).toHaveProperty('kind');
    }),
    { numRuns: 500 },
  );
});
