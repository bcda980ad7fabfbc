import { SharedAudience } from './audience';

function anAudience() {
  const clock = { now: 0 };
  const audience = new SharedAudience(() => clock.now);
  audience.begins('one');
  audience.begins('other');
  /** As the owner does: it looks ten times a second. */
  const looksUntil = (end: number) => {
    for (; clock.now < end; clock.now += 100) audience.hears('everything');
  };
  return { clock, audience, looksUntil };
}

it('hears where any front has somebody, and no more once the last one left', () => {
  const { audience } = anAudience();
  audience.note('one', 'book:1/3', true);
  audience.note('other', 'book:1/3', true);
  audience.note('one', 'book:1/3', false);
  expect(audience.hears('book:1/3')).toBe(true);
  audience.note('other', 'book:1/3', false);
  expect(audience.hears('book:1/3')).toBe(false);
});

it('forgets a front that says nothing for five seconds, and knows it no more', () => {
  const { audience, looksUntil } = anAudience();
  audience.note('one', 'everything', true);
  audience.note('other', 'member:1', true);
  looksUntil(4_000);
  expect(audience.knows('other')).toBe(true);
  looksUntil(5_500);
  expect([audience.hears('everything'), audience.hears('member:1')]).toEqual([false, true]);
  expect([audience.knows('one'), audience.knows('other')]).toEqual([false, true]);
  audience.note('one', 'everything', true);
  expect(audience.hears('everything')).toBe(false);
});

it('blames no front for the time in which it was itself at a standstill', () => {
  const { clock, audience, looksUntil } = anAudience();
  audience.note('one', 'everything', true);
  looksUntil(1_000);
  clock.now = 9_000;
  expect(audience.hears('everything')).toBe(true);
  expect([audience.knows('one'), audience.knows('other')]).toEqual([true, true]);
});

it('counts who is led to a room as there until the front has had time to say so', () => {
  const { clock, audience } = anAudience();
  audience.expects(['book:1/3']);
  expect(audience.hears('book:1/3')).toBe(true);
  clock.now = 2_500;
  expect(audience.hears('book:1/3')).toBe(false);
});
