/** A file in two: both as long as the whole, line for line, with spaces where the other one is. */
export interface Parted {
  /** Without comments, and without what its strings say. */
  readonly code: string;
  readonly comments: string;
}

/** Where a slash begins a regular expression and does not divide. */
const BEFORE_A_PATTERN = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|=>|\b(?:return|typeof|case|in|of|do|else|void|yield|await))\s*$/;

const TOKEN = new RegExp(
  [
    String.raw`(?<comment>/\*[\s\S]*?(?:\*/|$)|//[^\n]*)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?)`,
    String.raw`(?<pattern>/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*)`,
    '(?<template>`)',
    String.raw`(?<opening>\{)`,
    String.raw`(?<closing>\})`,
  ].join('|'),
  'g',
);

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** Tolerant: what it cannot tell apart on a line it has told apart again by the next. */
export function parted(text: string): Parted {
  let code = '';
  let comments = '';
  let at = 0;
  const take = (end: number, what: 'code' | 'comment' | 'said') => {
    const piece = text.slice(at, end);
    code += what === 'code' ? piece : blank(piece);
    comments += what === 'comment' ? piece : blank(piece);
    at = end;
  };
  // How many braces are open in each template that is being left for its code.
  const inTemplates: number[] = [];
  const intoTemplate = () => {
    const end = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y;
    end.lastIndex = at;
    const said = end.exec(text)?.[0] ?? '';
    take(at + said.length, 'said');
    if (said.endsWith('${')) inTemplates.push(0);
  };
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) break;
    const { comment, string, pattern, template, opening, closing } = found.groups ?? {};
    const depth = inTemplates.at(-1);
    take(found.index, 'code');
    if (comment !== undefined) take(at + comment.length, 'comment');
    else if (string !== undefined) take(at + string.length, 'said');
    else if (pattern !== undefined && BEFORE_A_PATTERN.test(code)) take(at + pattern.length, 'said');
    else if (template !== undefined) {
      take(at + 1, 'said');
      intoTemplate();
    } else if (closing !== undefined && depth === 0) {
      inTemplates.pop();
      take(at + 1, 'said');
      intoTemplate();
    } else {
      if (depth !== undefined && opening !== undefined) inTemplates.push((inTemplates.pop() ?? 0) + 1);
      if (depth !== undefined && closing !== undefined) inTemplates.push((inTemplates.pop() ?? 0) - 1);
      take(at + 1, 'code');
    }
  }
  take(text.length, 'code');
  return { code, comments };
}
