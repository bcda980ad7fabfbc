/** One area that this browser shows from elsewhere, as the gateway wrote it beside the registry. */
export interface Shown {
  readonly area: string;
  /** The id of a build, or the address of a development server. */
  readonly from: string;
}

export function shownIn(page: Document): readonly Shown[] {
  const said = page.getElementById('registry')?.dataset['overrides'];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway wrote it, of what it has checked
  return said === undefined ? [] : (JSON.parse(said) as readonly Shown[]);
}

/** `spot 3f2a91bc · lever localhost:8103` */
export function namesOf(shown: readonly Shown[]): string {
  return shown.map(({ area, from }) => `${area} ${from.replace(/^https?:\/\//, '').replace(/\/$/, '')}`).join(' · ');
}

const PARAMETER = 'override';

/** What a link asks for: `?override=spot@3f2a91bc,lever@http://localhost:8103/`. */
export function askedBy(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

export function askedNames(asked: string): string {
  return namesOf(
    asked.split(',').map(each => {
      const [area = '', from = ''] = each.trim().split('@');
      return { area, from };
    }),
  );
}

/** The same address without the question. */
export function unasked({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const rest = new URLSearchParams(search);
  rest.delete(PARAMETER);
  const query = rest.toString();
  return pathname + (query === '' ? '' : `?${query}`) + hash;
}
