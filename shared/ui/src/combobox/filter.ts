export interface ComboOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Found by these words too: a country's name in other languages. */
  readonly search?: string;
  /** At the end of its line: an area code. */
  readonly end?: string;
}

/** All that have every word of the query, those that begin with it first. */
export function matching<Value extends string>(
  options: ReadonlyArray<ComboOption<Value>>,
  query: string,
): ReadonlyArray<ComboOption<Value>> {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const start = plain(query).trim();
  const found = options.filter(option => {
    const text = plain(`${option.label} ${option.search ?? ''} ${option.end ?? ''}`);
    return words.every(word => text.includes(word));
  });
  const isFirst = (option: ComboOption<Value>) => plain(option.label).startsWith(start);
  return [...found.filter(isFirst), ...found.filter(option => !isFirst(option))];
}

/** Without case and accents: `Cote` finds Côte d'Ivoire. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
