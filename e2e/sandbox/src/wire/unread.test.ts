import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const UNREADABLE = { type: 'error', message: 'No se pudo leer la solicitud.' };

const post = async (type: string, body: string) => {
  const headers = { 'content-type': type, lang: 'spa' };
  const answer = await fetch(`${exchange.url}/api/user/login`, { method: 'POST', headers, body });
  return [answer.status, await answer.json()];
};

describe('what cannot be read has the envelope, and a status that says why (exchange.unread-requests)', () => {
  it.each([
    ['JSON that is none', 'application/json', '{"account":', 400, UNREADABLE],
    ['JSON that is a list', 'application/json', '[{"account":"x"}]', 400, UNREADABLE],
    ['JSON that is one text', 'application/json', '"account"', 400, UNREADABLE],
    ['a prototype in JSON', 'application/json', '{"__proto__":{"account":"x"}}', 400, UNREADABLE],
    ['a kind of body that nobody reads', 'application/xml', '<account/>', 415, UNREADABLE],
    ['a form that is called a text', 'text/plain', 'user_string=a&password=b', 415, UNREADABLE],
    [
      'a body of more than a megabyte',
      'application/x-www-form-urlencoded',
      `account=${'a'.repeat(1_100_000)}`,
      413,
      { type: 'error', message: 'La solicitud es demasiado grande.' },
    ],
  ])('%s', async (_, type, body, status, said) => {
    expect(await post(type, body)).toEqual([status, said]);
  });

  it('a question with a body of no kind', async () => {
    const { hostname, port } = new URL(exchange.url);
    const asked = request({ hostname, port, path: '/api/user/login', method: 'QUERY', headers: { lang: 'spa' } });
    asked.end();
    const [answer] = await once(asked, 'response');
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([400, UNREADABLE]);
  });

  it.each([
    ['no HTTP', 'nothing of the kind\r\n\r\n', '400 Bad Request'],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('%s', async (_, sent, status) => {
    const { hostname, port } = new URL(exchange.url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(JSON.parse(body ?? '')).toEqual({ type: 'error', message: 'The request could not be read.' });
  });
});
