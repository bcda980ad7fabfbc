const MOST_PAIRS = 5;

/** By a key it is one pair's, by a button all that are listed: the question says which. */
export function pairsText(names: readonly string[]): string {
  const pairs = [...new Set(names)];
  return [...pairs.slice(0, MOST_PAIRS), ...(pairs.length > MOST_PAIRS ? ['…'] : [])].join(', ');
}
