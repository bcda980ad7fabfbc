/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CallFailure, type CallFailureKind } from './call-failure';

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
