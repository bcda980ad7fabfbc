import { isAreaName } from '@tradefloor/release';

/** One area, and what this browser shows of it: a published build by its id or how it begins, or a development server. */
export interface Wanted {
  readonly area: string;
  readonly from: string;
}

const MOST = 20;
const ID_OR_ITS_BEGINNING = /^[0-9a-z]{4,64}$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `spot@3f2a91bc,lever@http://localhost:8103/`; null when it is anything else. Nothing at all is no override. */
export function wantedOf(text: string): readonly Wanted[] | null {
  const wanted = text.split(',').map(each => each.trim());
  if (text.trim() === '') return [];
  const read = wanted.map(readOne).filter(one => one !== null);
  const areas = new Set(read.map(({ area }) => area));
  return read.length === wanted.length && areas.size === read.length && read.length <= MOST ? read : null;
}

function readOne(text: string): Wanted | null {
  const [area = '', from = '', ...more] = text.split('@');
  if (more.length > 0 || !isAreaName(area)) return null;
  if (ID_OR_ITS_BEGINNING.test(from)) return { area, from };
  const origin = developmentOrigin(from);
  return origin === null ? null : { area, from: origin };
}

/** Of a server on the machine of whoever looks: anything else would be a script of a stranger's. */
export function developmentOrigin(from: string): string | null {
  if (!URL.canParse(from)) return null;
  const { protocol, hostname, origin, pathname, search } = new URL(from);
  return protocol === 'http:' && LOOPBACK.has(hostname) && pathname === '/' && search === '' ? origin : null;
}

export function textOf(wanted: readonly Wanted[]): string {
  return wanted.map(({ area, from }) => `${area}@${from}`).join(',');
}
