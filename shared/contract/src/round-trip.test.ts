import * as fc from 'fast-check';
import type { Call } from './call';
import type { Codec } from './codec';
import type { Push } from './push';
import { calls, pushes } from './routes';
import { anyWire } from './testing/any-wire';
import { departures } from './testing/conforms';
import { isMalformed } from './wire/malformed';

const REFUSED = Symbol('refused by a check');
/** What `check` of a call refuses with: bodies made up field by field can't avoid it. */
const CROSS_CHECKS = new Set(['missing', 'not-positive', 'not-equal', 'must-differ', 'not-later', 'bad-form']);

function decoded(codec: Codec<unknown>, wire: unknown): unknown {
  try {
    return codec.decode(wire);
  } catch (problem) {
    const known = isMalformed(problem) && problem.faults.every(fault => CROSS_CHECKS.has(fault.reason));
    if (known) return REFUSED;
    throw problem;
  }
}

/** Two passwords made up on their own are never the same: registration.test.ts has these. */
const TWO_PASSWORDS = new Set(['register', 'resetPassword']);

type Named = readonly [name: string, codec: Codec<unknown>];

const all = Object.values<Call<unknown, unknown>>(calls);
const every: readonly Named[] = [
  ...all.map((call): Named => [`answer of ${call.name}`, call.answer]),
  ...all.filter(call => !TWO_PASSWORDS.has(call.name)).map((call): Named => [`payload of ${call.name}`, call.payload]),
  ...Object.values<Push<unknown>>(pushes).map((push): Named => [`push ${push.name}`, push.value]),
];

test.each(every)('%s: decoded, said again and decoded again is the same', (_, codec) => {
  const schema = codec.json?.() ?? {};
  let understood = 0;
  fc.assert(
    fc.property(anyWire(schema), wire => {
      const plain = decoded(codec, wire);
      if (plain === REFUSED) return;
      understood += 1;
      const said = codec.encode(plain);
      expect(departures(schema, said)).toEqual([]);
      expect(codec.decode(said)).toEqual(plain);
    }),
    { numRuns: 20 },
  );
  expect(understood).toBeGreaterThan(0);
});
