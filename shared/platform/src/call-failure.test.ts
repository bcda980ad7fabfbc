/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CallFailure, type CallFailureKind, isSettled } from './call-failure';

const KINDS: Readonly<Record<CallFailureKind, CallFailure['effect']>> = {
  refused: 'none',
  'payment-details-needed': 'none',
  'identity-needed': 'none',
  'session-over': 'none',
  unreachable: 'unknown',
  timeout: 'unknown',
  'server-error': 'unknown',
  malformed: 'unknown',
  'session-changed': 'unknown',
  'not-offered': 'none',
};

const pages = readFileSync(path.resolve(__dirname, '../../../docs/errors.md'), 'utf8');

it.each(Object.entries(KINDS))('%s has a code that stands once in docs/errors.md, with its effect', (kind, effect) => {
  const failure = new CallFailure(kind as CallFailureKind, 'placeOrder');
  expect(failure.effect).toBe(effect);
  const rows = pages.split('\n').filter(line => line.includes(failure.code));
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^\\| ${failure.code} \\|.*\\| ${effect} +\\|`))]);
});

it.each([
  [new CallFailure('refused', 'readNews', 'This article does not exist.'), true],
  [new CallFailure('refused', 'readNews', 'gone', 'error', 200), true],
  [new CallFailure('refused', 'readNews', 'gone', '', 404), true],
  [new CallFailure('refused', 'listRegionUsers', 'not yours', '', 403), true],
  [new CallFailure('refused', 'readNews', 'Too Many Attempts.', '', 429), false],
  [new CallFailure('refused', 'readNews', 'Unauthenticated.', '', 401), false],
  [new CallFailure('server-error', 'readNews', '', '', 200), false],
  [new Error('down'), false],
])('%s settles whether there is such a thing: %p', (problem, settles) => {
  expect(isSettled(problem)).toBe(settles);
});
