/**
 * The one place where a value gets a type that TypeScript can't follow it to: a brand that a check has just earned, or
 * the shape that a table of fields spells out. Never for what nobody has looked at.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what has been checked
export function trusted<Value>(value: unknown): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- brands and renamed shapes exist in types alone
  return value as Value;
}

export type WireObject = Readonly<Record<string, unknown>>;

export const isObject = (wire: unknown): wire is WireObject =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire);
