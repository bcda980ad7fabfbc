/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import type { Build } from '@tradefloor/release';
import { aBuild } from '@tradefloor/release/sample-builds';
import { drawingPart, fakeFederation } from '../testing/fake-federation';
import { buildsFrom } from '../testing/untold';
import { createParts, partIn } from './parts';

const parts = [{ name: 'badge', expose: './part-badge' }];
const OLD = aBuild({ area: 'c2c', build: 'oldoldold', parts });
const NEW = aBuild({ area: 'c2c', build: 'newnewnew', parts });
const NEWEST = aBuild({ area: 'c2c', build: 'newestnew', parts });

type Deps = Parameters<typeof createParts>[0];

function someParts(
  first: Build[],
  behaviour: Parameters<typeof fakeFederation>[0] = {},
  mayReplace: Deps['mayReplace'] = () => Promise.resolve(),
) {
  let offered = first;
  const failed: string[] = [];
  const blocked: string[] = [];
  const fake = fakeFederation(behaviour);
  const on = createParts({
    builds: buildsFrom(fake.federation),
    offering: () => offered.filter(({ build }) => !failed.includes(build)),
    platformFor: () => fakePlatform(),
    fail: (_, { build }) => void failed.push(build),
    isWithdrawn: ({ build }) => [...failed, ...blocked].includes(build),
    mayReplace,
  });
  return {
    on,
    failed,
    blocked,
    purged: fake.purged,
    offer: (next: Build[]) => {
      offered = next;
      on.refresh();
    },
  };
}

const soon = () => new Promise(resolve => setTimeout(resolve));

describe('parts', () => {
  it('stand in another area’s element, are told what changes, and leave nothing', async () => {
    const { on } = someParts([NEW]);
    const into = document.createElement('span');
    expect(on.has('badge')).toBe(true);
    const badge = await on.mount('badge', into, { side: 'buy' });
    expect(into).toHaveTextContent('newnewnew buy');
    badge.update({ side: 'sell' });
    expect(into).toHaveTextContent('newnewnew sell');
    await badge.unmount();
    expect(into).toBeEmptyDOMElement();
  });

  it('leave nothing of a build that was replaced, once the last of its parts is', async () => {
    let agree: () => void = () => undefined;
    const agreed = new Promise<void>(resolve => (agree = resolve));
    let asked = 0;
    const { on, offer, purged } = someParts([OLD], {}, () => {
      asked += 1;
      return asked === 1 ? Promise.resolve() : agreed;
    });
    const [first, second] = [document.createElement('span'), document.createElement('span')];
    await on.mount('badge', first, { side: 'buy' });
    await on.mount('badge', second, { side: 'sell' });
    offer([NEW, OLD]);
    await soon();
    expect([first.textContent, second.textContent]).toEqual(['newnewnew buy', 'oldoldold sell']);
    expect(purged).toEqual([]);
    agree();
    await soon();
    expect(second).toHaveTextContent('newnewnew sell');
    expect(purged).toEqual([OLD.build]);
  });

  it('come from the last good build when the stable one breaks', async () => {
    const broken = drawingPart('', { mount: () => Promise.reject(new Error('!')) });
    const { on, failed } = someParts([NEW, OLD], { [NEW.build]: () => Promise.resolve(broken) });
    const into = document.createElement('span');
    await on.mount('badge', into, { side: 'buy' });
    expect(into).toHaveTextContent('oldoldold buy');
    expect(failed).toEqual([NEW.build]);
  });

  it('reject when nobody has them, so that a fallback is drawn', async () => {
    const { on } = someParts([]);
    expect(on.has('badge')).toBe(false);
    await expect(on.mount('badge', document.createElement('span'), {})).rejects.toThrow('badge');
  });

  it('are replaced with their area, and keep what they were given', async () => {
    const { on, offer } = someParts([OLD]);
    const into = document.createElement('span');
    const badge = await on.mount('badge', into, { side: 'buy' });
    badge.update({ side: 'sell' });
    offer([NEW, OLD]);
    await soon();
    expect(into).toHaveTextContent(/^newnewnew sell$/);
    await badge.unmount();
    offer([OLD]);
    await soon();
    expect(into).toBeEmptyDOMElement();
  });

  it('are given up when they break and nobody has another: whoever shows them is told', async () => {
    let crash: (problem: unknown) => void = () => undefined;
    const breaking = drawingPart('', {
      mount: ({ crashed }) => {
        crash = crashed;
        return Promise.resolve();
      },
    });
    const { on, failed } = someParts([NEW], { [NEW.build]: () => Promise.resolve(breaking) });
    const into = document.createElement('span');
    const lost = jest.fn();
    await on.mount('badge', into, { side: 'buy' }, lost);
    crash(new Error('!'));
    await soon();
    expect(lost).toHaveBeenCalledTimes(1);
    expect(failed).toEqual([NEW.build]);
    expect(into).toBeEmptyDOMElement();
  });

  it('go where what should take the place of their blocked build breaks: whoever shows them is told', async () => {
    const broken = drawingPart('', { mount: () => Promise.reject(new Error('!')) });
    const { on, offer, blocked } = someParts([OLD], { [NEW.build]: () => Promise.resolve(broken) });
    const into = document.createElement('span');
    const lost = jest.fn();
    await on.mount('badge', into, { side: 'buy' }, lost);
    offer([NEW]);
    await soon();
    expect([into.textContent, lost.mock.calls.length]).toEqual(['oldoldold buy', 0]);
    blocked.push(OLD.build);
    offer([NEW]);
    await soon();
    expect(into).toBeEmptyDOMElement();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('stay while their form is filled in, and a build that is overtaken meanwhile never stands', async () => {
    const answers: (() => void)[] = [];
    const { on, offer } = someParts([OLD], {}, () => new Promise(resolve => answers.push(resolve)));
    const into = document.createElement('span');
    await on.mount('badge', into, { side: 'buy' });
    offer([NEW, OLD]);
    await soon();
    expect(into).toHaveTextContent(/^oldoldold buy$/);
    offer([NEWEST, NEW, OLD]);
    await soon();
    for (const agree of answers) agree();
    await soon();
    expect(into).toHaveTextContent(/^newestnew buy$/);
  });

  it('are of the version that is asked for: builds from before there were versions give the first', () => {
    const both = [...parts, { name: 'badge', version: 2, expose: './part-badge-2' }];
    const build = aBuild({ area: 'c2c', build: 'newnewnew', parts: both });
    const exposed = (version: number) => partIn(build, { name: 'badge', version })?.expose;
    expect([exposed(1), exposed(2), exposed(3)]).toEqual(['./part-badge', './part-badge-2', undefined]);
  });

  it('are looked for by their version', async () => {
    const asked: unknown[] = [];
    const on = createParts({
      builds: buildsFrom(fakeFederation().federation),
      offering(wanted) {
        asked.push(wanted);
        return [];
      },
      platformFor: () => fakePlatform(),
      fail: () => undefined,
      isWithdrawn: () => false,
      mayReplace: () => Promise.resolve(),
    });
    expect([on.has('badge'), on.has('badge', 2)]).toEqual([false, false]);
    await expect(on.mount('badge', document.createElement('span'), {}, undefined, 2)).rejects.toThrow('version 2');
    expect(asked).toEqual([
      { name: 'badge', version: 1 },
      { name: 'badge', version: 2 },
      { name: 'badge', version: 2 },
    ]);
  });
});
