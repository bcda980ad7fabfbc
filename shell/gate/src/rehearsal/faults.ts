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

/** What the shell told its gateway of the build, each thing once. */
export async function faultsOf(origin: string, { build }: Pick<Build, 'build'>): Promise<string[]> {
  const answer = await fetch(`${origin}/beacons`);
  const { beacons } = said.parse(await answer.json());
  const ours = beacons.filter(beacon => beacon.said.context?.['build'] === build);
  return [
    ...new Set(ours.map(({ said: { context, message = '' } }) => `${context?.['cause'] ?? 'reported'}: ${message}`)),
  ];
}
