/** What a command meets of the world, so that tests can give it another one. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The repository: where the store and the shell's build are unless said otherwise. */
  readonly root: string;
  readonly now: () => Date;
  readonly fetch: typeof globalThis.fetch;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}
