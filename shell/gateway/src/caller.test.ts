import { callerOf } from './caller';

const socket = { remoteAddress: '10.0.0.9' };
const headers = {
  host: 'gateway.internal',
  'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1',
  'x-forwarded-host': 'www.tradefloor.example',
  'x-forwarded-proto': 'https',
};

describe('callerOf', () => {
  it('believes nothing that the request says, without proxies of ours', () => {
    expect(callerOf({ headers, socket }, 0)).toEqual({ ip: '10.0.0.9', host: 'gateway.internal', protocol: 'http' });
  });

  it.each([
    [1, '10.0.0.1'],
    [2, '203.0.113.7'],
    [9, '6.6.6.6'],
  ])('believes as many as there are: %i', (proxies, ip) => {
    expect(callerOf({ headers, socket }, proxies)).toEqual({ ip, host: 'www.tradefloor.example', protocol: 'https' });
  });

  it.each([
    ['203.0.113.7:51200', '203.0.113.7'],
    ['[2001:db8::7]:51200', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['unknown', 'unknown'],
  ])('takes the address alone where a proxy writes %s', (written, ip) => {
    expect(callerOf({ headers: { 'x-forwarded-for': written }, socket }, 1).ip).toBe(ip);
  });

  it.each([
    [1, 'www.tradefloor.example', 'https'],
    [2, 'inner.example', 'http'],
  ])('believes no host or protocol that a client has written before those of %i proxies', (proxies, host, protocol) => {
    const said = {
      'x-forwarded-host': 'evil.example, inner.example, www.tradefloor.example',
      'x-forwarded-proto': 'https, http, https',
    };
    expect(callerOf({ headers: { ...headers, ...said }, socket }, proxies)).toMatchObject({ host, protocol });
  });

  it('takes the connection where a proxy says nothing', () => {
    expect(callerOf({ headers: { host: 'h' }, socket }, 1)).toEqual({ ip: '10.0.0.9', host: 'h', protocol: 'http' });
  });
});
