/** A page carries less of the registry than was signed, and nothing else: of lists those entries that have a name. */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && isPartOfList(part, whole);
  if (!isObject(part)) return part === whole;
  return isObject(whole) && Object.entries(part).every(([name, value]) => isPartOf(value, whole[name]));
}

function isPartOfList(part: readonly unknown[], whole: readonly unknown[]): boolean {
  const isNamed = part.length > 0 && part.every(entry => nameOf(entry) !== undefined);
  if (isNamed)
    return part.every(entry =>
      isPartOf(
        entry,
        whole.find(other => nameOf(other) === nameOf(entry)),
      ),
    );
  return part.length === whole.length && part.every((entry, at) => isPartOf(entry, whole[at]));
}

function nameOf(entry: unknown): unknown {
  return isObject(entry) ? (entry['build'] ?? entry['path']) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
