import { webAddress } from './content';

describe('the customer-service link', () => {
  it.each([
    ['https://help.example/chat', 'https://help.example/chat'],
    ['  http://help.example ', 'http://help.example/'],
    ['', null],
    ['ask Mary', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hi', null],
    ['//help.example', null],
  ])('%j leads to %j', (typed, address) => {
    expect(webAddress(typed)).toBe(address);
  });
});
