import { createRequire } from 'node:module';

const hotTexts = createRequire(__filename)('./hot-texts.cjs') as (text: string) => string;

interface Said {
  default: unknown;
  whenChanged(tell: () => void): void;
}

/** What webpack makes of the module, with `data` of the life before; `end` is what comes before the next. */
function lives(text: string, data?: object) {
  const code = hotTexts(text)
    .replace('export default', 'said.default =')
    .replace('export const whenChanged =', 'said.whenChanged =')
    .replace('import.meta.webpackHot', 'webpackHot');
  const said: Partial<Said> = {};
  const kept = {};
  let ends = (_data: object) => undefined as void;
  const webpackHot = { accept: jest.fn(), data, dispose: (last: typeof ends) => (ends = last) };
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function('said', 'webpackHot', code)(said, webpackHot);
  const end = () => {
    ends(kept);
    return kept;
  };
  return { said: said as Said, accept: webpackHot.accept, end };
}

it('takes its own change, and tells those who have what it said before, once', () => {
  const told = jest.fn();
  const first = lives('{ "a": "Buy" }');
  expect([first.said.default, first.accept.mock.calls.length]).toEqual([{ a: 'Buy' }, 1]);
  first.said.whenChanged(told);
  const second = lives('{ "a": "Buy BTC" }', first.end());
  expect([second.said.default, told.mock.calls.length]).toEqual([{ a: 'Buy BTC' }, 1]);
  // Who has not asked again is gone.
  lives('{}', second.end());
  expect(told).toHaveBeenCalledTimes(1);
});
