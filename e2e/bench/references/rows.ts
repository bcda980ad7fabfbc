/// <reference lib="dom" />

interface Row {
  readonly element: HTMLElement;
  readonly bar: HTMLElement | null;
  readonly cells: readonly Text[];
  readonly written: string[];
  length: string;
  name: string;
}

/** A list of rows that are made once and written to where a text changed. */
export class Rows {
  private readonly list: HTMLElement;
  private readonly rows: Row[] = [];
  private shown = 0;

  constructor(
    parent: HTMLElement,
    name: string,
    private readonly columns: number,
    private readonly withBar: boolean,
  ) {
    this.list = document.createElement('div');
    this.list.className = name;
    parent.append(this.list);
  }

  count(wanted: number): void {
    while (this.rows.length < wanted) this.rows.push(this.make());
    for (; this.shown < wanted; this.shown += 1) {
      const row = this.rows[this.shown];
      if (row) this.list.append(row.element);
    }
    for (; this.shown > wanted; this.shown -= 1) this.rows[this.shown - 1]?.element.remove();
  }

  cell(index: number, column: number, text: string): void {
    const row = this.rows[index];
    const cell = row?.cells[column];
    if (!row || !cell || row.written[column] === text) return;
    row.written[column] = text;
    cell.data = text;
  }

  bar(index: number, share: number): void {
    const row = this.rows[index];
    const length = share.toFixed(3);
    if (!row?.bar || row.length === length) return;
    row.length = length;
    row.bar.style.transform = `scaleX(${length})`;
  }

  name(index: number, name: string): void {
    const row = this.rows[index];
    if (!row || row.name === name) return;
    row.name = name;
    row.element.className = `row ${name}`;
  }

  private make(): Row {
    const element = document.createElement('div');
    element.className = 'row';
    const bar = this.withBar ? document.createElement('i') : null;
    if (bar) {
      bar.className = 'bar';
      element.append(bar);
    }
    const cells = Array.from({ length: this.columns }, () => {
      const text = document.createTextNode('');
      const span = document.createElement('span');
      span.append(text);
      element.append(span);
      return text;
    });
    return { element, bar, cells, written: [], length: '', name: '' };
  }
}
