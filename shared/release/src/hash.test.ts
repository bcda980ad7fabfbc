import { integrityOf } from './hash';

describe('integrityOf', () => {
  it('is what a browser takes in integrity=', () => {
    // openssl dgst -sha384 -binary <<< '' | base64, of the empty input
    expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
  });

  it('is the same for text and its bytes', () => {
    expect(integrityOf('§')).toBe(integrityOf(Buffer.from('§')));
  });
});
