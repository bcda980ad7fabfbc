/** @jest-environment jsdom */
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { Subject } from 'rxjs';
import { tellHeld } from './tell-held';
import type { Readiness } from './until-replaceable';

it('says of which areas a promote would have to wait, from before it came and as that changes', () => {
  const readinessOf: Record<string, Readiness> = { spot: 'ask', market: 'yes', wallet: 'no' };
  const readinessChanges = new Subject<string>();
  const areas = Object.fromEntries(
    Object.keys(readinessOf).map(area => [area, releasesOf([aBuild({ area })])] as const),
  );
  const registry = { current: () => ({ schema: 1, revision: 1, updated: '', areas }) } as const;
  const slot = document.createElement('div');
  tellHeld(slot, { registry: registry as never, readiness: area => readinessOf[area] ?? 'yes', readinessChanges });
  expect(slot.dataset['held']).toBe('spot wallet');
  readinessOf['wallet'] = 'yes';
  readinessOf['spot'] = 'yes';
  readinessChanges.next('spot');
  expect(slot.dataset['held']).toBe('');
});
