import {
  asId,
  checkEmailCode,
  checkPhoneCode,
  type LanguageCode,
  listNews,
  type NewsId,
  register,
  sendCode,
  signIn,
} from '@tradefloor/contract';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';

const done = { message: null, id: null };

/** Takes every registration, and lets in whoever registered. */
export function aServer(language: LanguageCode = 'en'): FakePlatform {
  const platform = fakePlatform({ session: { kind: 'guest' }, language });
  const row = (id: string, title: string) => ({
    id: asId<NewsId>(id),
    title,
    abstract: '',
    thumbnail: null,
    updatedAt: null,
  });
  platform.answer(listNews, { rows: [row('2101', 'User agreement'), row('2102', 'Privacy')], total: null });
  platform.answer(sendCode, { ...done, message: 'Sent!' });
  platform.answer(checkEmailCode, done);
  platform.answer(checkPhoneCode, done);
  platform.answer(register, done);
  platform.answer(signIn, { kind: 'signed-in', token: 'T' });
  return platform;
}
