import { serviceAddress } from './content';

describe('the customer-service link', () => {
  it.each([
    ['https://help.example/chat', 'https://help.example/chat'],
    ['  http://help.example ', 'http://help.example/'],
    ['', null],
    ['ask Mary', null],
    ['javascript:alert(1)', null],
    ['data:text/html,hi', null],
    ['/components/noticeDetail?id=901', '/components/noticeDetail?id=901'],
    [' /help#chat ', '/help#chat'],
    ['//help.example', null],
    ['/\\help.example', null],
    ['/\t/help.example', null],
    ['/.//help.example', null],
    ['help', null],
  ])('%j leads to %j', (typed, address) => {
    expect(serviceAddress(typed)).toBe(address);
  });
});
