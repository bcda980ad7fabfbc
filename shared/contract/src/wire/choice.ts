import { type Kind, leaf, refuse } from './kind';
import { trusted } from './trusted';

type WireChoice = string | number;

/**
 * One of a few: plain name → what the wire says, first as it is written, then what else is understood.
 * `choice({ buy: [2, 'in'], sell: [1, 'out'] })`
 */
export function choice<Plain extends string>(
  wires: Readonly<Record<Plain, WireChoice | readonly [WireChoice, ...WireChoice[]]>>,
): Kind<Plain> {
  const written = new Map<Plain, WireChoice>();
  const understood = new Map<string, Plain>();
  for (const plain of trusted<readonly Plain[]>(Object.keys(wires))) {
    const said: WireChoice | readonly [WireChoice, ...WireChoice[]] = wires[plain];
    const [first, ...more] = typeof said === 'object' ? said : ([said] as const);
    written.set(plain, first);
    for (const wire of [first, ...more]) understood.set(String(wire), plain);
  }
  return leaf<Plain>(
    { enum: [...written.values()] },
    wire => understood.get(asText(wire)) ?? refuse('unknown-choice'),
    plain => written.get(plain),
  );
}

/** True and false are 1 and 0 here too; what is neither text nor number is no choice. */
function asText(wire: unknown): string {
  if (typeof wire === 'boolean') return wire ? '1' : '0';
  return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
}
