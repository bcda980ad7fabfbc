import { installElsewhere } from '../suite/elsewhere';
import { madeElsewhere } from '../suite/other-repository';
import { test } from '../suite/test';

// npm's own install of the same takes a core for 40 seconds and a busy machine for minutes: `npm run soak -- elsewhere`.
test('an area of another repository is made from tarballs, handed over, promoted and shown', async ({
  page,
  suite,
  // Everybody has again afterwards what they had.
  releases: _restored,
}) => {
  // Six programs one after the other, each with a compiler to load: on a busy machine a minute or two.
  test.setTimeout(600_000);
  await madeElsewhere(page, suite, { install: installElsewhere });
});
