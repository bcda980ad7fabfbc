export type Encoding = 'br' | 'gzip' | 'identity';

/** The best that the client takes; `br;q=0` is a refusal. */
export function acceptedEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map(entry => entry.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
