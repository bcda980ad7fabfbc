import { parted } from '../promised/parted';
import { namesIn } from './rules-of';
import { isTest, type Source } from './sources';

/** Who names a rule: code in its comments, a test in its titles as well. */
export class Citations {
  private readonly names: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(sources: readonly Source[], subjects: readonly string[]) {
    const spoken = (source: Source) => (isTest(source) ? source.text : parted(source.text).comments);
    this.names = new Map(sources.map(source => [source.path, new Set(namesIn(spoken(source), subjects))] as const));
  }

  get all(): ReadonlyArray<readonly [path: string, name: string]> {
    return [...this.names].flatMap(([path, names]) => [...names].map(name => [path, name] as const));
  }

  of(rule: string, tests: boolean): string[] {
    return [...this.names].flatMap(([path, names]) => (names.has(rule) && isTest({ path }) === tests ? [path] : []));
  }
}
