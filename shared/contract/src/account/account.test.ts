import { faultsIn } from '../testing/reason-for';
import { listMessages } from './messages';
import { register, resetPassword } from './registration';
import { signIn, typedAccount } from './sign-in';
import { upload } from './upload';
import { userCenter, userInfo } from './user';

const asked = { type: 'email', user_string: 'a@b.co', code: '123456', password: 'secret1', re_password: 'secret1' };

test.each([
  [{}, []],
  [{ type: 'mobile', user_string: '13800000000', area_code_id: '17' }, []],
  [{ re_password: 'secret2' }, [{ field: 're_password', reason: 'not-equal' }]],
  [{ user_string: 'nobody' }, [{ field: 'user_string', reason: 'bad-form' }]],
  [
    { password: '12345', re_password: '12345' },
    [
      { field: 'password', reason: 'too-short' },
      { field: 're_password', reason: 'too-short' },
    ],
  ],
  [{ type: 'pigeon' }, [{ field: 'type', reason: 'unknown-choice' }]],
  [{ code: '' }, [{ field: 'code', reason: 'missing' }]],
])('a registration with %j (account.password-length)', (change, faults) => {
  expect(faultsIn(register.payload, { ...asked, ...change })).toEqual(faults);
});

test('a registration is said as it was understood', () => {
  expect(register.payload.encode(register.payload.decode(asked))).toEqual(asked);
});

test('a new password is typed twice', () => {
  const forget = { account: 'a@b.co', password: 'secret1', repassword: 'secret2', code: '1' };
  expect(faultsIn(resetPassword.payload, forget)).toEqual([{ field: 'repassword', reason: 'not-equal' }]);
  const same = { ...forget, repassword: 'secret1' };
  expect(resetPassword.payload.encode(resetPassword.payload.decode(same))).toEqual(same);
});

test('signing in answers the token, or asks for the second step', () => {
  expect(signIn.answer.decode('T0K')).toEqual({ kind: 'signed-in', token: 'T0K' });
  expect(signIn.answer.decode({ token: 'T0K' })).toEqual({ kind: 'signed-in', token: 'T0K' });
  expect(signIn.answer.decode({ two_step: 'C' })).toEqual({ kind: 'second-step', challenge: 'C' });
  expect(faultsIn(signIn.answer, {})).toEqual([{ field: '', reason: 'bad-form' }]);
});

test('an account is named in 120 characters (account.name-length)', () => {
  expect(faultsIn(typedAccount, 'a'.repeat(120))).toEqual([]);
  expect(faultsIn(typedAccount, 'a'.repeat(121))).toEqual([{ field: '', reason: 'too-long' }]);
});

test('an older server says less of a user', () => {
  expect(
    userInfo.answer.decode({
      id: 12,
      extension_code: 'ABC',
      is_seller: '1',
      phone: '',
      email: 'a@b.co',
      review_status: '2',
    }),
  ).toEqual({
    id: '12',
    account: null,
    accountNumber: null,
    inviteCode: 'ABC',
    isSeller: true,
    phone: null,
    email: 'a@b.co',
    reviewStatus: 'verified',
    totalAssets: null,
    sellers: [],
    fundPasswordSet: false,
    twoStepOn: false,
    antiPhishingPhrase: null,
    isRegionalAgent: false,
    isAcceptor: false,
    isOperator: false,
  });
});

test.each([
  [{}, {}],
  [{ refusal: '' }, {}],
  [{ refusal: null }, {}],
  [{ refusal: 'The picture is blurred.' }, { refusal: 'The picture is blurred.' }],
])('a real name that came back with %j says why, where the server says it', (said, refusal) => {
  const center = { reviewStatus: 'not-submitted', realName: null, cardId: null, level: null };
  expect(userCenter.answer.decode({ review_status: 0, ...said })).toEqual({ ...center, ...refusal });
});

test.each([
  [true, 1],
  ['3', 3],
  [null, 0],
])('unread %p is %p', (unread, plain) => {
  expect(listMessages.answer.decode({ list: [], unread })).toEqual({ messages: [], unread: plain });
});

test('a file is a file', () => {
  const file = new Blob(['x']);
  expect(upload.payload.decode({ file })).toEqual({ file });
  expect(faultsIn(upload.payload, { file: 'text' })).toEqual([{ field: 'file', reason: 'bad-form' }]);
  expect(faultsIn(upload.payload, {})).toEqual([{ field: 'file', reason: 'missing' }]);
});
