import { settingsFrom } from './settings';

describe('settingsFrom', () => {
  it('needs nothing to be set', async () => {
    const settings = settingsFrom({}, '/srv/tradefloor');
    expect(settings).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      store: '/srv/tradefloor/.tradefloor/releases',
      exchange: 'http://127.0.0.1:8090',
      trustedProxies: 0,
      showBeacons: true,
      copiesAhead: true,
      guestCallsPerSecond: 100,
      tabsPerAddress: 200,
    });
    expect(await settings.shell()).toBeNull();
  });

  it('takes an empty variable for one that nobody has set', () => {
    const names = ['PORT', 'TRADEFLOOR_STORE', 'TRADEFLOOR_KEYS', 'TRADEFLOOR_STATE', 'EXCHANGE_URL', 'OVERRIDES'];
    const empty = Object.fromEntries(names.map(name => [name, '']));
    const { shell: _empty, log: _to, ...settings } = settingsFrom(empty, '/srv');
    const { shell: _unset, log: _too, ...asUnset } = settingsFrom({}, '/srv');
    expect(settings).toEqual(asUnset);
  });

  it.each(['https://releases.example', 's3:releases', 'file:///srv'])('keeps no releases at %s', store => {
    expect(() => settingsFrom({ TRADEFLOOR_STORE: store }, '/srv')).toThrow('give a folder, or a bucket');
  });

  it('takes what is set', async () => {
    const env = {
      PORT: '80',
      HOST: '0.0.0.0',
      TRADEFLOOR_STORE: '/var/releases',
      SHELL_DIST: 'dist',
      EXCHANGE_URL: 'https://exchange.example/',
      PUBLIC_ORIGIN: 'https://a.example https://b.example',
      TRUST_PROXY: '1',
      GUEST_CALLS_PER_SECOND: '0',
      TABS_PER_ADDRESS: '20',
      REDIS_URL: 'redis://:word@redis.example/2',
      OVERRIDE_SECRET: 'of all gateways side by side',
      COPIES_AHEAD: 'no',
      NODE_ENV: 'production',
    };
    const settings = settingsFrom(env, '/srv');
    expect(settings).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      store: '/var/releases',
      exchange: 'https://exchange.example',
      ownOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: 1,
      guestCallsPerSecond: 0,
      tabsPerAddress: 20,
      redis: 'redis://:word@redis.example/2',
      overrideSecret: 'of all gateways side by side',
      showBeacons: false,
      copiesAhead: false,
    });
    expect(await settings.shell()).toBe('/srv/dist');
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['TRUST_PROXY', 'loopback'],
    ['GUEST_CALLS_PER_SECOND', '-1'],
    ['TABS_PER_ADDRESS', 'many'],
    ['EXCHANGE_URL', 'localhost:8090'],
    ['EXCHANGE_URL', 'http://127.0.0.1:8090/api'],
    ['PUBLIC_ORIGIN', 'tradefloor.example'],
    ['DEV_ORIGINS', 'http://127.0.0.1:8101/'],
    ['REDIS_URL', 'https://:word@redis.example'],
    ['OVERRIDE_SECRET', 'short'],
    ['COPIES_AHEAD', '1'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => settingsFrom({ [name]: value }, '/srv')).toThrow(name);
  });

  it('loads nothing from development servers in production', () => {
    const env = { DEV_ORIGINS: 'http://127.0.0.1:8101', NODE_ENV: 'production' };
    expect(() => settingsFrom(env, '/srv')).toThrow('DEV_ORIGINS is for development');
  });
});
