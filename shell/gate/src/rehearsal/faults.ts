import type { Build } from '@tradefloor/release';
import * as z from 'zod/mini';

const said = z.object({
  beacons: z.array(
    z.object({
      said: z.looseObject({
        message: z.optional(z.string()),
        context: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    }),
  ),
});

/** A slow machine looks the same: the gate has rules of its own, and better means. */
const UNSURE = new Set<unknown>(['page-busy', 'page-swells']);

/** What the shell told its gateway of the build, each thing once. */
export async function faultsOf(origin: string, { build }: Pick<Build, 'build'>): Promise<string[]> {
  const answer = await fetch(`${origin}/beacons`);
  const { beacons } = said.parse(await answer.json());
  const ours = beacons.filter(({ said: { context } }) => context?.['build'] === build && !UNSURE.has(context['cause']));
  return [
    ...new Set(ours.map(({ said: { context, message = '' } }) => `${context?.['cause'] ?? 'reported'}: ${message}`)),
  ];
}
