/** Undefined where there is none. */
export type Mark = string | undefined;

const STYLE = 'style ';

/** What an element wears, each property of its style apart; of the document, what the tab is called. */
export function marksOn(of: Element | Document): ReadonlyMap<string, string> {
  if (of instanceof Document) return new Map([['title', of.title]]);
  const { style } = of instanceof HTMLElement ? of : {};
  return new Map([
    ...[...of.attributes].flatMap(({ name, value }) => (name === 'style' ? [] : [[name, value] as const])),
    ...Array.from(
      style ?? [],
      name => [STYLE + name, `${style?.getPropertyPriority(name)} ${style?.getPropertyValue(name)}`] as const,
    ),
  ]);
}

export function putMark(of: Element | Document, name: string, mark: Mark): void {
  if (of instanceof Document) of.title = mark ?? '';
  else if (name.startsWith(STYLE)) {
    const [priority = '', ...value] = (mark ?? '').split(' ');
    if (of instanceof HTMLElement) of.style.setProperty(name.slice(STYLE.length), value.join(' '), priority);
  } else if (mark === undefined) of.removeAttribute(name);
  else of.setAttribute(name, mark);
}
