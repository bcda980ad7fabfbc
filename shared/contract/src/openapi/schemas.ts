import type { JsonSchema } from '../wire/json-schema';
import type { Kind } from '../wire/kind';

type Written = Readonly<Record<string, unknown>>;

export interface Schemas {
  /** As it is written where it is used: an entity by reference, all else in full. */
  write(schema: JsonSchema): Written;
  /** What the references lead to. */
  components(): Readonly<Record<string, Written>>;
}

/** A kind describes itself with the same object each time: that is how an entity is known wherever it stands. */
export function schemas(entities: Readonly<Record<string, Kind<unknown>>>): Schemas {
  const names = new Map(Object.entries(entities).map(([name, kind]) => [kind.json(), name]));

  function write(schema: JsonSchema): Written {
    const name = names.get(schema);
    return name === undefined ? inFull(schema) : { $ref: `#/components/schemas/${name}` };
  }

  function inFull(schema: JsonSchema): Written {
    const { properties, items, prefixItems, anyOf, ...rest } = schema;
    return {
      ...rest,
      ...(properties && { properties: writeEach(properties) }),
      ...(items && { items: write(items) }),
      ...(prefixItems && { prefixItems: prefixItems.map(write) }),
      ...(anyOf && { anyOf: anyOf.map(write) }),
    };
  }

  const writeEach = (properties: Readonly<Record<string, JsonSchema>>): Written =>
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, write(schema)]));

  return {
    write,
    components: () => Object.fromEntries([...names].map(([schema, name]) => [name, inFull(schema)])),
  };
}
