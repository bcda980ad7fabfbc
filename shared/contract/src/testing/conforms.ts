import type { JsonSchema } from '../wire/json-schema';
import { isObject } from '../wire/trusted';

/** Where a value differs from the schema, as paths with reasons; empty when it conforms. */
export function departures(schema: JsonSchema, value: unknown, path = '$'): readonly string[] {
  if (schema.anyOf) {
    const tried = schema.anyOf.map(option => departures(option, value, path));
    return tried.some(found => found.length === 0) ? [] : tried.flat();
  }
  if (schema.format === 'binary') return [];
  if (schema.enum) return schema.enum.some(one => one === value) ? [] : [`${path}: not of ${schema.enum.join()}`];
  switch (schema.type) {
    case 'object':
      return ofObject(schema, value, path);
    case 'array':
      return ofArray(schema, value, path);
    case 'string':
      return ofString(schema, value, path);
    case 'integer':
      return ofInteger(schema, value, path);
    case 'null':
      return value === null ? [] : [`${path}: not null`];
    default:
      return [`${path}: no such type ${schema.type}`];
  }
}

function ofObject({ properties = {}, required = [] }: JsonSchema, value: unknown, path: string): readonly string[] {
  if (!isObject(value)) return [`${path}: not an object`];
  const missing = required.filter(name => !(name in value)).map(name => `${path}.${name}: missing`);
  const unknown = Object.keys(value).filter(name => !(name in properties));
  return [
    ...missing,
    ...unknown.map(name => `${path}.${name}: not described`),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      name in value ? departures(schema, value[name], `${path}.${name}`) : [],
    ),
  ];
}

function ofArray({ items, prefixItems = [] }: JsonSchema, value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value)) return [`${path}: not a list`];
  return value.flatMap((entry, at) => {
    const schema = prefixItems[at] ?? items;
    return schema ? departures(schema, entry, `${path}[${at}]`) : [];
  });
}

function ofString(
  { pattern, minLength = 0, maxLength = Infinity }: JsonSchema,
  value: unknown,
  path: string,
): readonly string[] {
  if (typeof value !== 'string') return [`${path}: not text`];
  if (value.length < minLength || value.length > maxLength) return [`${path}: of length ${value.length}`];
  return pattern === undefined || new RegExp(pattern).test(value) ? [] : [`${path}: not of its form: ${value}`];
}

function ofInteger(
  { minimum = -Infinity, maximum = Infinity }: JsonSchema,
  value: unknown,
  path: string,
): readonly string[] {
  if (typeof value !== 'number' || !Number.isInteger(value)) return [`${path}: not a whole number`];
  return value >= minimum && value <= maximum ? [] : [`${path}: out of bounds`];
}
