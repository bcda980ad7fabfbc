import { federationName } from './federation-name';

describe('federationName', () => {
  it.each([
    ['spot', '1.4.2', 'mf_spot_v1_4_2_abcdefgh'],
    ['copy-trading', '1.0.0-beta.1', 'mf_copy_trading_v1_0_0_beta_1_abcdefgh'],
  ])('of %s %s has no double underscore, which webpack collapses', (area, version, name) => {
    expect(federationName(area, version, 'abcdefgh')).toBe(name);
  });
});
