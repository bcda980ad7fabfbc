import type { Said } from '@tradefloor/gate/said';
import type { Registry, ShellJson } from '@tradefloor/release';
import type { CanaryFigures } from '@tradefloor/release/folder';
import type { ParseArgsConfig } from 'node:util';
import type { Note } from './edit-registry';
import type { Gate } from './gate-in-service';
import { refuse } from './refusal';
import type { Line } from './said/english';
import type { ReleaseStore } from './store/release-store';

export interface Command {
  readonly name: string;
  readonly takes: string;
  readonly summary: string;
  readonly about: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** What each option of `options` does, for --help. */
  readonly says: Readonly<Record<string, string>>;
  readonly positionals: { readonly min: number; readonly max: number };
  /** Writes a revision: takes --why, --by and --if-revision. */
  readonly writes: boolean;
  run(asked: Asked, context: Context): Promise<Answer>;
}

export interface Asked {
  readonly positionals: readonly string[];
  flag(name: string): boolean;
  value(name: string): string | null;
}

export interface Context {
  readonly store: ReleaseStore;
  readonly note: Note;
  readonly now: () => Date;
  /** Relative paths of the command line start here. */
  readonly cwd: string;
  /** The shell in service, as far as it is known here: asked for by those commands that hold builds against it. */
  readonly shell: () => Promise<ShellJson | null>;
  readonly gate: Gate;
  readonly seeing: Seeing;
  readonly serving: Serving;
}

/** For commands that go on: how they look, wait, and tell of it meanwhile. */
export interface Seeing {
  /** Where the gateways answer that are asked unless others are named. */
  readonly gateways: readonly string[];
  /** What a gateway says at `/metrics`. */
  readonly figuresAt: (gateway: string) => Promise<string>;
  /** … and at `/readyz`. */
  readonly readinessAt: (gateway: string) => Promise<unknown>;
  /** The registry that it has taken, as it was signed. */
  readonly takenAt: (gateway: string) => Promise<unknown>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly say: (line: Line) => void;
  /** Told of each look at a canary. */
  readonly looked: (look: Looked) => void;
}

export interface Looked {
  readonly percent: number;
  readonly figures: CanaryFigures;
}

/** Whom a command runs for, and who is told meanwhile. */
export interface For {
  readonly by: string;
  readonly say: (line: Line) => void;
  readonly looked: (look: Looked) => void;
  /** Told of what the gate looks at next. */
  readonly looking: (step: Said) => void;
}

/** For the command that runs others, for whoever asks it. */
export interface Serving {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The repository. */
  readonly root: string;
  /** One command line on the same store, to what it answers; throws its refusal. */
  readonly perform: (argv: readonly string[], whom: For) => Promise<Answer>;
  /** When it has to end. */
  readonly until: () => AbortSignal;
}

export interface Answer {
  readonly lines: readonly Line[];
  /** The same for machines: what --json prints. */
  readonly json: unknown;
  /** For commands that report: something was found wanting, though nothing was refused. */
  readonly failed?: boolean;
}

/** All areas, or the one that is named. */
export function chosenAreas(asked: Asked, { areas }: Registry): Registry['areas'] {
  const area = areaNamed(asked);
  const releases = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (area === '') return areas;
  return releases === undefined ? noArea(area) : { [area]: releases };
}

/** Where a new area may be meant, too. */
export const NOT_PUBLISHED = ': "status" lists them, and a new one is published first';

export const noArea = (area: string, hint = ': "status" lists them'): never =>
  refuse({ key: 'refused.area', values: { area } }, hint);

/** `mf-spot` is the folder, `spot` the area: both are understood. */
export function areaNamed(asked: Asked): string {
  return (asked.positionals[0] ?? '').replace(/^mf-/, '');
}
