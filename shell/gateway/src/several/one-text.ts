const HEAD = /^# (HELP|TYPE) (tradefloor_\w+) /;
const SAMPLE = /^(tradefloor_\w+)\{[^\n]*\} [\d.e+-]+$/;
/** What histograms add to their names. */
const PART = /_(?:bucket|sum|count)$/;

/** The figures of several gateways as one text: all lines of a figure together, as readers of this format demand. */
export function oneText(texts: readonly string[]): string {
  const families = new Map<string, { readonly head: Map<string, string>; readonly samples: string[] }>();
  const familyOf = (name: string) => {
    const found = families.get(name) ?? { head: new Map<string, string>(), samples: [] };
    families.set(name, found);
    return found;
  };
  for (const line of texts.flatMap(text => text.split('\n'))) {
    const [, word = '', named = ''] = HEAD.exec(line) ?? [];
    const [, told = ''] = SAMPLE.exec(line) ?? [];
    if (named !== '') familyOf(named).head.set(word, line);
    else if (told !== '') familyOf(families.has(told) ? told : told.replace(PART, '')).samples.push(line);
  }
  const known = [...families.values()].filter(({ head, samples }) => head.size > 0 && samples.length > 0);
  return known.map(({ head, samples }) => `${[...head.values()].join('\n')}\n${samples.join('\n')}\n`).join('\n');
}
