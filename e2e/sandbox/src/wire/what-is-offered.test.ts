import { calls, pushes } from '@tradefloor/contract/routes';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { offeredCalls } from './route-table';

// docs/exchange.md lists what is offered: all of it.

const page = readFileSync(path.join(__dirname, '../../../../docs/exchange.md'), 'utf8');
const section = page.slice(page.indexOf('## What is offered'), page.indexOf('## Rules'));
const named = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** Without what all have in front; the side of a spot order is part of the address. */
const namesOf = (address: string): readonly string[] =>
  address.includes(':side')
    ? ['in', 'out'].flatMap(side => namesOf(address.replace(':side', side)))
    : [address.replace(/^\/(api\/)?/, '')];

it('names every call that has a handler', () => {
  const offered = Object.values(calls).filter(({ name }) => offeredCalls.includes(name));
  const wanted = offered.flatMap(({ path: address }) => namesOf(address));
  expect(wanted.filter(name => !named.has(name))).toEqual([]);
});

it('names every push of the contract', () => {
  const wanted = Object.values(pushes).map(({ event }) => event.replace(':user', '{user}'));
  expect(wanted.filter(name => !named.has(name))).toEqual([]);
});
