import { parted } from '../promised/parted';
import { filesOf } from './sources';

/** What a build of any age may rely on, by name: each with how it is declared. */
export type Promises = ReadonlyMap<string, string>;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const OPENING = '({[<';
const CLOSING = ')}]>';

/** The pieces between marks that no bracket is around. `=>` closes nothing. */
function split(text: string, mark: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign) && text[at - 1] !== '=') depth -= 1;
    if (sign === mark && depth === 0) pieces.push('');
    else pieces.push((pieces.pop() ?? '') + sign);
  }
  return pieces.map(plain).filter(piece => piece !== '');
}

/** From behind an opening brace to its closing one. */
function insideOf(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
  }
  return text.slice(from, at - 1);
}

/** One declaration: what it promises, and the text in which it names others. */
interface Declared {
  readonly name: string;
  readonly promises: ReadonlyArray<readonly [name: string, as: string]>;
  readonly text: string;
}

/** `readonly a?: B` is a; `mount(props: P): Q` is mount; what has no name, a call, is `()`. */
const nameOf = (member: string) => /^(?:readonly )?([\w$]+)/.exec(member)?.[1] ?? '()';

/** Overloads are told apart by their place. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter(other => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

function interfacesOf(text: string): Declared[] {
  return [...text.matchAll(/\binterface (\w+)[^{]*\{/g)].map(found => {
    const [head, name = ''] = found;
    const inside = insideOf(text, found.index + head.length);
    const members = split(inside, ';');
    const names = numbered(members.map(nameOf));
    return { name, promises: members.map((as, at) => [`${name}.${names[at]}`, as] as const), text: head + inside };
  });
}

/** Each of a union by itself: one more is growth. */
function typesOf(text: string): Declared[] {
  return [...text.matchAll(/\btype (\w+)(?:<[^=]*>)? =\s*([^;]+(?:;[^;]*?)*?);\n/g)].map(([, name = '', of = '']) => {
    const members = split(of, '|');
    const promises =
      members.length > 1 ? members.map(as => [`${name} | ${as}`, as] as const) : [[name, plain(of)] as const];
    return { name, promises, text: of };
  });
}

function topicsOf(text: string): Declared[] {
  return [...text.matchAll(/\btopic<([^;]+)>\(\s*'([\w-]+)',\s*(\w+|\{[^}]*\}),?\s*\)/g)].map(
    ([, shape = '', name = '', declared = '']) => ({
      name,
      promises: [[`topic ${name}`, `${plain(shape)}, ${plain(declared)}`] as const],
      text: shape,
    }),
  );
}

/** `price: field('now_price', price)` of the contract: the plain name and what it is. */
function shapesOf(text: string): Declared[] {
  return [...text.matchAll(/\bconst (\w+)[^=;]*=\s*(?:\w+\(\s*)*shape\(\(\) => \(\{/g)].map(found => {
    const [head, name = ''] = found;
    const inside = insideOf(text, found.index + head.length);
    const promises = split(inside, ',').flatMap(field => {
      const [, plainName, of] = /^(\w+): (?:field|optional)\( ?(?:'[^']*'|\[[^\]]*\]), (.*)\)$/.exec(field) ?? [];
      return plainName && of ? [[`${name}.${plainName}`, of] as const] : [];
    });
    return { name, promises, text: inside };
  });
}

/** Comments may say anything; the words of a declaration are in its code and its strings. */
function withoutComments(text: string): string {
  const { comments } = parted(text);
  let kept = '';
  for (let at = 0; at < text.length; at += 1) kept += comments.charAt(at).trim() === '' ? text.charAt(at) : ' ';
  return kept;
}

export function declaredIn(source: string): Declared[] {
  const text = withoutComments(source);
  return [interfacesOf, typesOf, topicsOf, shapesOf].flatMap(read => read(text));
}

/** Those of the first that are promised by themselves, and of the others what these name. */
export function promisesOf(first: readonly Declared[], others: readonly Declared[]): Promises {
  const reached = new Set(first);
  for (const { text } of reached) {
    const words = new Set(text.match(/\w+/g));
    for (const other of others) if (words.has(other.name)) reached.add(other);
  }
  return new Map([...reached].flatMap(({ promises }) => promises));
}

/** A token's name is promised, its value is the shell's. */
export const tokensIn = (css: string): string[] =>
  [...css.matchAll(/(?<=[\s;{])(--[\w-]+)\s*:/g)].map(([, name = '']) => `token ${name}`);

const PLATFORM = /^(area-module|parts|platform|topic|topics)\.ts$/;

/** How the contract is written, not what it says; a name of a currency is `wire/ids.ts`. */
const MACHINERY = /\/wire\/(?!ids\.ts)|\.test\.ts$/;

/** All that is promised at this moment. */
export function promisesNow(): Promises {
  const of = (fits: RegExp, folder: string) =>
    filesOf(fits, folder)
      .filter(({ path }) => !MACHINERY.test(path))
      .flatMap(({ text }) => declaredIn(text));
  const platform = promisesOf(of(PLATFORM, 'shared/platform/src'), of(/\.ts$/, 'shared/contract/src'));
  const now = new Map(platform);
  for (const { text } of filesOf(/\.css$/, 'shared/ui/src/tokens'))
    for (const name of tokensIn(text)) now.set(name, '');
  return now;
}
