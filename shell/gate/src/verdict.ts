import * as z from 'zod/mini';
import { said } from './said/said';

/** What the gate found about one build in one shell: kept in the store, so that nobody has to look twice. */
const finding = z.object({
  rule: z.string(),
  place: z.string(),
  figure: z.string(),
  cure: z.string(),
  /** The same in no language; null in verdicts from before there was any. */
  // oxlint-disable-next-line promise/valid-params -- zod's, and no promise's
  said: z.catch(z.nullable(z.object({ place: said, figure: said, cure: said })), null),
});

const verdict = z.object({
  area: z.string(),
  build: z.string(),
  /** Hash of the build's description, as it was signed: of the files that were looked at. */
  description: z.nullable(z.string()),
  /** The build id of the shell that it was mounted in. */
  shell: z.string(),
  by: z.string(),
  at: z.string(),
  /** Those that it was held to: one that is younger than the verdict was not. */
  rules: z.array(z.string()),
  findings: z.array(finding),
  figures: z.object({
    seconds: z.number(),
    exchange: z.enum(['there', 'away']),
    visits: z.number(),
    parts: z.number(),
    swaps: z.number(),
    slowestFirstContentMs: z.number(),
    heaviestFirstScripts: z.number(),
    longestTaskMs: z.number(),
    busiest: z.number(),
  }),
});

export type Verdict = z.infer<typeof verdict>;

/** Null for what is none, or was written by a version that says other things. */
export function readVerdict(text: string): Verdict | null {
  try {
    return verdict.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
