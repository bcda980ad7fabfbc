import { withoutTrunkZero } from './trunk-zero';

describe('a number in full (account.phone-numbers)', () => {
  it.each([
    ['+4407700900123', '+447700900123'],
    ['+490301234567', '+49301234567'],
    ['+2120612345678', '+212612345678'],
    ['+8500191234567', '+850191234567'],
    ['+400712345678', '+40712345678'],
  ])('%s is %s: its 0 is dialled at home alone', (written, number) => {
    expect(withoutTrunkZero(written)).toBe(number);
    expect(withoutTrunkZero(number)).toBe(number);
  });

  it.each([
    ['+390612345678', 'Italian numbers begin with it'],
    ['+2250712345678', 'those of Côte d’Ivoire too'],
    ['+24106031234', 'those of Gabon may'],
    ['+242061234567', 'those of the Congo too'],
    ['+850191234567', 'the 0 is the code’s'],
    ['+970599123456', 'the 0 is the code’s'],
    ['+8613800138000', 'Chinese ones have none'],
    ['+12025550123', 'American ones have none'],
    ['+4400770090012', 'this is no number'],
    ['+440', 'this is no number'],
    ['07700900123', 'its country is not told'],
    ['+4407@example.com', 'this is an e-mail address'],
  ])('%s is left: %s', number => {
    expect(withoutTrunkZero(number)).toBe(number);
  });
});
