/** @jest-environment jsdom */
import { beginAtHead } from './begin-at-head';

it('begins another page at its head, and leaves one of which less has changed where it is (look.begins-at-head)', () => {
  const scrollTo = jest.fn();
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: { scrollTo } });
  history.replaceState(null, '', '/c2c');
  beginAtHead(window);
  const tops = (path: string) => {
    scrollTo.mockClear();
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return scrollTo.mock.calls;
  };
  expect(tops('/c2c?tab=sell')).toEqual([]);
  expect(tops('/c2c?id=7')).toEqual([[0, 0]]);
  expect(tops('/c2c?tab=sell&id=7#end')).toEqual([]);
  expect(tops('/c2c?tab=sell&id=70')).toEqual([[0, 0]]);
  expect(tops('/finance?id=70')).toEqual([[0, 0]]);
  Reflect.deleteProperty(document, 'scrollingElement');
});
