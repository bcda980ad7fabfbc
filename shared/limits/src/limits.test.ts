import { Bucket, callerNetwork, Rate, Seats } from './index';

let now = 0;
const clock = () => now;
beforeEach(() => {
  now = 5_000;
});

describe('a bucket', () => {
  it('gives what it holds at once, then as fast as it fills, and says how long to wait', () => {
    const bucket = new Bucket({ perSecond: 10, atOnce: 20 }, clock);
    for (let turn = 0; turn < 20; turn += 1) expect(bucket.take()).toBe(0);
    expect(bucket.take()).toBe(100);
    now += 99;
    expect(bucket.take()).toBeGreaterThan(0);
    now += 1;
    expect(bucket.take()).toBe(0);
    now += 60_000;
    expect(bucket.isFull).toBe(true);
    for (let turn = 0; turn < 20; turn += 1) expect(bucket.take()).toBe(0);
    expect(bucket.take()).toBeGreaterThan(0);
  });

  it('lets through what is more than it holds, and is owed it', () => {
    const bucket = new Bucket({ perSecond: 10, atOnce: 20 }, clock);
    expect(bucket.take(50)).toBe(0);
    expect(bucket.take()).toBe(3_100);
  });

  it('holds nobody up for longer because the clock went back', () => {
    const bucket = new Bucket({ perSecond: 1, atOnce: 1 }, clock);
    bucket.take();
    now -= 3_600_000;
    expect(bucket.take()).toBe(1_000);
    now += 1_000;
    expect(bucket.take()).toBe(0);
  });
});

describe('a rate', () => {
  it('counts each caller apart, and nobody when it is zero', () => {
    const rate = new Rate({ perSecond: 1, atOnce: 1 }, clock);
    expect([rate.take('a'), rate.take('b'), rate.take('a')]).toEqual([0, 0, 1_000]);
    const none = new Rate({ perSecond: 0, atOnce: 0 }, clock);
    for (let turn = 0; turn < 100; turn += 1) expect(none.take('a')).toBe(0);
  });

  it('knows no more callers than it may, those that have rested go first', () => {
    const rate = new Rate({ perSecond: 1, atOnce: 2 }, clock, 100);
    for (let caller = 0; caller < 90; caller += 1) rate.take(`rested ${caller}`);
    now += 10_000;
    rate.take('busy');
    rate.take('busy');
    for (let caller = 0; caller < 20; caller += 1) rate.take(`new ${caller}`);
    expect(rate.take('busy')).toBeGreaterThan(0);
    for (let caller = 0; caller < 5_000; caller += 1) rate.take(`flood ${caller}`);
    expect(rate.known).toBeLessThanOrEqual(100);
  });
});

it('seats are given back once', () => {
  const seats = new Seats(2);
  const leave = seats.take('a');
  seats.take('a');
  expect([seats.hasOne('a'), seats.hasOne('b')]).toEqual([false, true]);
  leave();
  leave();
  expect(seats.hasOne('a')).toBe(true);
  seats.take('a');
  expect(seats.hasOne('a')).toBe(false);
  expect(seats.callers).toBe(1);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s calls from %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});
