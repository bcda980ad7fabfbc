import { expect, test } from '../../suite/test';

// Each attempt is a violation, and is told to the gateway as one.
test.use({ foreseen: [/policy violated: (require-)?trusted-types/] });

test('no script of the page makes a policy, and none gets HTML or a foreign script past the only one', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toMatch(/; trusted-types default;/);
  await expect(page.getByRole('main')).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    interface Factory {
      createPolicy(name: string, rules: object): { createHTML(html: string): string };
    }
    const { trustedTypes: factory } = window as unknown as { readonly trustedTypes: Factory };
    const same = { createHTML: (text: string) => text, createScriptURL: (text: string) => text };
    const made = Reflect.get(Object.getPrototypeOf(factory) as object, 'createPolicy') as Factory['createPolicy'];
    const evil = '<img src="x" onerror="window.stolen = true">';
    const place = document.createElement('div');
    document.body.append(place);
    const tries: Record<string, () => unknown> = {
      'a policy anew, by its name': () => made.call(factory, 'default', same),
      'a library’s policy': () => made.call(factory, 'dompurify', same),
      'a policy of its own': () => made.call(factory, 'mine', same),
      'another way to make policies': () => Object.assign(factory, { createPolicy: made }),
      'HTML by what createPolicy gives': () => {
        place.innerHTML = factory.createPolicy('highcharts', same).createHTML(evil);
      },
      'HTML without a policy': () => place.insertAdjacentHTML('beforeend', evil),
      'a script from elsewhere': () => {
        document.createElement('script').src = 'https://elsewhere.example/x.js';
      },
      'a script out of an upload': () => {
        document.createElement('script').src = '/api/files/picture/x.jpg';
      },
      'a text as a script': () => {
        document.createElement('script').textContent = 'window.stolen = true';
      },
    };
    const passed = Object.keys(tries).filter(name => {
      try {
        tries[name]?.();
        return true;
      } catch {
        return false;
      }
    });
    await new Promise(resolve => setTimeout(resolve));
    return { passed, stolen: 'stolen' in window, children: place.childElementCount };
  });
  expect(outcomes).toEqual({ passed: [], stolen: false, children: 0 });
});
