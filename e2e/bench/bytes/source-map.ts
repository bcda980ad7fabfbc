/** A piece of a script, and the file that it was made from; `null` for what the bundler itself wrote. */
export interface Piece {
  readonly source: string | null;
  readonly text: string;
}

interface SourceMapDocument {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A script cut where its source map says that another file begins (the format's "VLQ" numbers, five bits a digit). */
export function piecesOf(script: string, { sources, mappings }: SourceMapDocument): Piece[] {
  const lines = script.split('\n');
  const pieces: Piece[] = [];
  let source = 0;
  for (const [at, line] of mappings.split(';').entries()) {
    const text = lines[at] ?? '';
    let column = 0;
    let from = 0;
    let current: string | null = null;
    const cut = (to: number) => {
      if (to > from) pieces.push({ source: current, text: text.slice(from, to) });
      from = to;
    };
    for (const segment of line.split(',').filter(each => each !== '')) {
      const [columns = 0, sourceStep] = numbersIn(segment);
      column += columns;
      cut(column);
      if (sourceStep !== undefined) source += sourceStep;
      current = sourceStep === undefined ? null : (sources[source] ?? null);
    }
    cut(text.length);
  }
  return pieces;
}

function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    if (digit & 32) shift += 5;
    else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}
