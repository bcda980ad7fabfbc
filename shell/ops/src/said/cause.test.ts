import { Unreachable } from '@tradefloor/release/depot';
import { Refused } from '@tradefloor/release/signed-registry';
import { AnsweredWith, causeSaid } from './cause';
import { inEnglish } from './english';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  [withCode('ENOSPC', 'ENOSPC: no space left'), 'cause.full', 'the disk is full: ENOSPC: no space left'],
  [withCode('EACCES', 'EACCES: denied'), 'cause.rights', 'rights are missing: EACCES: denied'],
  [
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:8080') }),
    'cause.unanswered',
    'nobody answers there: fetch failed: connect ECONNREFUSED ::1:8080',
  ],
  [new DOMException('aborted', 'TimeoutError'), 'cause.unanswered', 'nobody answers there: aborted'],
  [new AnsweredWith(503), 'cause.answered', 'it answered 503'],
  [
    new Unreachable('s3://x', withCode('ECONNREFUSED', 'no')),
    'cause.unreachable',
    's3://x does not answer as it should: Error: no',
  ],
  [new SyntaxError('Unexpected\n  end'), 'cause.said', 'the system says "Unexpected end"'],
  [
    new Refused('its signature does not hold', { key: 'store.signature', values: {} }),
    'store.signature',
    'its signature does not hold',
  ],
])('what went wrong is said in words of ours, with those of the system: %#', (error, key, english) => {
  const said = causeSaid(error);
  expect([said.key, inEnglish(said)]).toEqual([key, english]);
});

it('begins a refusal of the machine as a sentence', () => {
  const what = causeSaid(withCode('ENOSPC', 'ENOSPC: no space left'));
  expect(inEnglish({ key: 'refused.machine', values: { what } })).toBe(
    'The machine refuses: the disk is full: ENOSPC: no space left. See to it and try again.',
  );
});
