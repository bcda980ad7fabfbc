import { request } from 'node:http';
import { SampleGateway } from './sample-gateway';

let gateway: SampleGateway;
beforeAll(async () => {
  gateway = await SampleGateway.open();
});
afterAll(() => gateway.close());

/** As it stands: `fetch` would put the address in order first. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, agent: false }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

it.each([
  '//',
  '///',
  '//elsewhere.example',
  '//elsewhere.example:bad',
  '//[',
  '/%',
  '/%ff',
  '/%00',
  '/?%',
  '/a//b',
  '/\\',
  '/shell/%',
  '/shell/%00',
  '/builds//x/y',
  '/builds/spot/ab12cd34/%00',
  '/registry//',
  '/registry/events',
  '/api//',
  '/api/%',
  '/user/info//',
  '/beacons?since=x',
  'http://[',
  'http:',
  '*',
])('has an answer for %s that is no fault of its own', async path => {
  expect(await statusOf(path)).toBeLessThan(500);
  expect(await statusOf(path, 'HEAD')).toBeLessThan(500);
});

it.each(['/api/%', '/user/info/%ff'])('refuses %s in the envelope, in the language of the call', async path => {
  const answer = await fetch(`${gateway.url}${path}`, { headers: { lang: 'spa' } });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { type: 'error', message: 'No se pudo leer la solicitud.' },
  ]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/%', '/shell/%ff', '/builds/spot/%'])('finds nothing at %s, and says so as elsewhere', async path => {
  const answer = await fetch(`${gateway.url}${path}`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});
