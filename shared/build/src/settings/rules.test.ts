import { rules } from './rules';

// `react/jsx-dev-runtime` is in no published shell: an area that asks for it can't be shown on a suite's own pages.
it.each(['production', 'development'] as const)('compiles for the React of a published shell, for %s too', flavour => {
  const [swc] = rules({ flavour, salt: 'mf_spot', refresh: flavour === 'development' });
  expect(swc).toMatchObject({
    loader: 'swc-loader',
    options: { jsc: { transform: { react: { runtime: 'automatic', development: false } } } },
  });
});
