import * as fc from 'fast-check';
import type { JsonSchema } from '../wire/json-schema';

const YEAR_2000_MS = 946_684_800_000;
const YEAR_2100_MS = 4_102_444_800_000;

/** Bodies as an exchange of this contract sends them, made up from the same description that its OpenAPI page shows. */
export function anyWire(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(anyWire));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return anyObject(schema);
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(anyWire))
        : fc.array(anyWire(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
      return anyInteger(schema);
    case 'null':
      return fc.constant(null);
    default:
      return anyText(schema);
  }
}

function anyObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const made = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyWire(schema)]));
  return fc.record(made, { requiredKeys: [...required], noNullPrototype: true });
}

function anyInteger({ format, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): fc.Arbitrary<number> {
  if (format === 'epoch-ms') return fc.integer({ min: YEAR_2000_MS, max: YEAR_2100_MS - 1 });
  if (format === 'epoch-s') return fc.integer({ min: 0, max: YEAR_2100_MS / 1000 });
  return fc.integer({ min: minimum, max: maximum });
}

const someDecimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }), fc.option(fc.stringMatching(/^\d{1,18}$/), { nil: undefined }))
  .map(([whole, fraction]) => (fraction === undefined ? `${whole}` : `${whole}.${fraction}`));

function anyText(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  if (format === 'binary') return fc.constant(new Blob(['x']));
  if (format === 'json') return fc.constant('[]');
  if (format === 'decimal') return someDecimal;
  if (format === 'positive-decimal') return someDecimal.filter(text => /[1-9]/.test(text));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(fits(schema));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 60) }).filter(fits(schema));
}

/** Spaces around what is typed do not count, and control characters can't be typed. */
const fits =
  ({ minLength = 0, maxLength = Infinity }: JsonSchema) =>
  (text: string): boolean =>
    text === text.trim() && !/\p{Cc}/u.test(text) && text.length >= minLength && text.length <= maxLength;
