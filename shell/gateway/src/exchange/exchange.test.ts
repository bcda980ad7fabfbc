import { once } from 'node:events';
import { createConnection } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeEach(async () => {
  gateway = await SampleGateway.open();
});
afterEach(() => gateway.close());

const OWN = { 'sec-fetch-site': 'same-origin' };

/** The exchange answers with what it was sent. */
function echo(): void {
  gateway.answer = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
    });
  };
}

function post(body: string | Buffer, headers: Record<string, string> = OWN): Promise<Response> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return gateway.get('/api/transaction/in?_t=1', form, { method: 'POST', body: new Uint8Array(Buffer.from(body)) });
}

describe('/api', () => {
  it('is passed on as it is', async () => {
    echo();
    const answer = await post('price=1&num=2', { ...OWN, authorization: 'token', lang: 'jp' });
    expect(await answer.json()).toMatchObject({
      method: 'POST',
      url: '/api/transaction/in?_t=1',
      body: 'price=1&num=2',
      headers: {
        authorization: 'token',
        lang: 'jp',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '13',
        host: new URL(gateway.exchangeUrl).host,
      },
    });
  });

  it('is smaller on the way where that is worth it and the client takes it', async () => {
    const bars = JSON.stringify({ type: 'ok', message: Array.from({ length: 200 }, (_, index) => ({ close: index })) });
    const answers: Readonly<Record<string, [type: string, text: string]>> = {
      '/api/long': ['application/json', bars],
      '/api/short': ['application/json', '{"type":"ok"}'],
      '/api/picture': ['image/png', bars],
    };
    gateway.answer = ({ url = '' }, response) => {
      const [type = '', text = ''] = answers[url] ?? [];
      response.writeHead(200, { 'content-type': type, 'content-length': text.length }).end(text);
    };
    const told = async (address: string, accepted: string) => {
      const answer = await gateway.get(address, { 'accept-encoding': accepted });
      return [answer.headers.get('content-encoding'), answer.headers.get('vary'), (await answer.text()).length];
    };
    expect(await told('/api/long', 'gzip, deflate, br')).toEqual(['br', 'accept-encoding', bars.length]);
    expect(await told('/api/long', 'gzip')).toEqual(['gzip', 'accept-encoding', bars.length]);
    expect(await told('/api/long', 'identity')).toEqual([null, 'accept-encoding', bars.length]);
    expect(await told('/api/short', 'br')).toEqual([null, null, 13]);
    expect(await told('/api/picture', 'br')).toEqual([null, null, bars.length]);
  });

  it('is there for everybody while three hundred bodies never come to their end', async () => {
    echo();
    let asked = 0;
    const echoing = gateway.answer;
    gateway.answer = (request, response) => {
      asked += 1;
      echoing(request, response);
    };
    const { hostname, port } = new URL(gateway.url);
    const head = ['POST /api/news/list HTTP/1.1', `host: ${hostname}`, 'content-length: 1000', '', 'c_id=5'];
    const slow = Array.from({ length: 300 }, () => createConnection(Number(port), hostname));
    await Promise.all(slow.map(socket => once(socket, 'connect')));
    for (const socket of slow) socket.write(head.join('\r\n'));
    const answer = await post('a=1').finally(() => slow.forEach(socket => socket.destroy()));
    expect([answer.status, asked]).toEqual([200, 1]);
  });

  it.each([
    ['application/json; charset=utf-8', '{"a":1}'],
    ['multipart/form-data; boundary=q', '--q--'],
    ['text/plain', 'a'],
    ['application/x-unknown', ''],
  ])('passes on a body of %s as it is', async (type, body) => {
    echo();
    const answer: { body: string; headers: object } = JSON.parse(
      await (await post(body, { ...OWN, 'content-type': type })).text(),
    );
    expect(answer).toMatchObject({ body, headers: { 'content-type': type, 'content-length': String(body.length) } });
  });

  it('has the one call that stands at a bare base too', async () => {
    echo();
    const answer = await gateway.get('/user/info?_t=1', { authorization: 'token' });
    expect(await answer.json()).toMatchObject({ url: '/user/info?_t=1', headers: { authorization: 'token' } });
  });

  it.each(['/api/../__test/state', '/api/%2e%2e/mailbox', '/api/..%2fmailbox', '/api/files/../../mailbox'])(
    'leads nowhere else: %s',
    async path => {
      echo();
      const { hostname, port } = new URL(gateway.url);
      const socket = createConnection(Number(port), hostname);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
      const answer = (await socket.toArray()).join('');
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"type":"error"');
    },
  );

  it('says where a call came from, whatever the caller says', async () => {
    echo();
    const spoofed = {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-proto': 'https',
    };
    const { headers }: { headers: Record<string, string> } = JSON.parse(
      await (await gateway.get('/api/x', spoofed)).text(),
    );
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.url).host,
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('answers with the exchange’s own status, and is no page of ours', async () => {
    gateway.answer = (_request, response) => {
      response.writeHead(418, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
    };
    const answer = await gateway.get('/api/x');
    expect(answer.status).toBe(418);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('takes posts from our own pages only: %j gets %i', async (headers: Record<string, string>, status) => {
    const answer = await post('a=1', headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ type: status === 403 ? 'error' : 'ok' });
  });

  it('takes nothing that is larger than an image may be, and nothing of unknown length', async () => {
    let calls = 0;
    gateway.answer = (_request, response) => {
      calls += 1;
      response.end('{}');
    };
    const head = ['POST /api/upload HTTP/1.1', 'Host: gateway', 'Connection: close'];
    expect(await spoken([...head, 'Content-Length: 5000001'])).toMatch(/^HTTP\/1.1 413 .*"type":"error"/s);
    expect(await spoken([...head, 'Transfer-Encoding: chunked'])).toMatch(/^HTTP\/1.1 411 .*"type":"error"/s);
    expect(calls).toBe(0);
  });

  it('never repeats a call by itself', async () => {
    let calls = 0;
    gateway.answer = (_request, response) => {
      calls += 1;
      response.writeHead(503, { 'retry-after': '0' }).end();
    };
    expect((await gateway.get('/api/x')).status).toBe(503);
    gateway.answer = request => {
      calls += 1;
      request.socket.destroy();
    };
    expect((await post('a=1')).status).toBe(502);
    expect(calls).toBe(2);
  });

  it('says so in the exchange’s own envelope when the exchange is down', async () => {
    await gateway.stopExchange();
    const answer = await gateway.get('/api/x');
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { type: 'error', message: expect.stringContaining('cannot be reached') },
    ]);
    expect(await (await gateway.get('/healthz')).json()).toMatchObject({ ok: true, exchange: 'unreachable' });
  });
});

function socketAddress(): string {
  return `${gateway.url.replace('http', 'ws')}/wss/socket.io/?transport=websocket`;
}

describe('/wss', () => {
  it('passes sockets through, both ways, byte by byte', async () => {
    const server = new WebSocketServer({ server: gateway.exchange });
    server.on('connection', (socket, { url, headers }) => {
      socket.send(JSON.stringify({ url, from: headers['x-forwarded-for'] }));
      socket.on('message', (data: Buffer) => socket.send(Buffer.concat(Array.from({ length: 10 }, () => data))));
    });
    const socket = new WebSocket(socketAddress(), { headers: { 'x-forwarded-for': '6.6.6.6' } });
    const [hello] = await once(socket, 'message');
    expect(JSON.parse(hello.toString())).toEqual({ url: '/wss/socket.io/?transport=websocket', from: '127.0.0.1' });
    socket.send(Buffer.alloc(30_000, 7));
    const [back] = await once(socket, 'message');
    expect(Buffer.compare(back, Buffer.alloc(300_000, 7))).toBe(0);
    const closed = once(socket, 'close');
    for (const client of server.clients) client.close(4001);
    expect((await closed)[0]).toBe(4001);
    server.close();
  });

  it('ends the exchange’s side when the tab goes away', async () => {
    const server = new WebSocketServer({ server: gateway.exchange });
    const socket = new WebSocket(socketAddress());
    const [[accepted]] = await Promise.all([once(server, 'connection'), once(socket, 'open')]);
    const gone = once(accepted, 'close');
    socket.terminate();
    expect((await gone)[0]).toBe(1006);
    server.close();
  });

  it('passes polling through', async () => {
    echo();
    expect(await (await gateway.get('/wss/socket.io/?transport=polling')).json()).toMatchObject({
      url: '/wss/socket.io/?transport=polling',
    });
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['our own page, when the exchange takes no sockets', { origin: 'OWN' }, 400],
  ])('answers %s', async (_, { origin }, status) => {
    gateway.exchange.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'),
    );
    const socket = new WebSocket(socketAddress(), { headers: { origin: origin === 'OWN' ? gateway.url : origin } });
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  it('answers 502 when the exchange is down', async () => {
    await gateway.stopExchange();
    const socket = new WebSocket(socketAddress());
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(502);
    socket.on('error', () => {});
    socket.terminate();
  });

  it('has no other sockets', async () => {
    const head = ['GET /dealCenter HTTP/1.1', 'Host: gateway', 'Connection: Upgrade', 'Upgrade: websocket'];
    expect(await spoken(head)).toMatch(/^HTTP\/1.1 404/);
  });
});

/** What the gateway answers to these lines, until it hangs up. */
async function spoken(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = createConnection(Number(port), hostname);
  const heard: string[] = [];
  socket.on('data', chunk => heard.push(chunk.toString()));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return heard.join('');
}
