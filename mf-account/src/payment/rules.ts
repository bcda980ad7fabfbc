import { ungrouped } from '@tradefloor/area/form';
import type { PaymentDetails, PayloadOf, savePaymentDetails } from '@tradefloor/contract';

export type PaymentWay = 'bank' | 'alipay' | 'wechat';

/** The ways in which others can pay this user now. */
export function givenWays(details: PaymentDetails | null): readonly PaymentWay[] {
  if (details === null) return [];
  const { bankAccount, alipayAccount, wechatAccount } = details;
  const given = { bank: bankAccount, alipay: alipayAccount, wechat: wechatAccount };
  return (['bank', 'alipay', 'wechat'] as const).filter(way => given[way] !== null);
}

export interface PaymentForm {
  readonly realName: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly alipayAccount: string;
  readonly alipayPicture: string;
  readonly wechatNickname: string;
  readonly wechatAccount: string;
  readonly wechatPicture: string;
}

export type PaymentProblem =
  | 'truename'
  | 'no-way'
  | 'card-not-numeric'
  | 'card-length'
  | 'bank-name'
  | 'card-missing'
  | 'alipay-missing'
  | 'wechat-missing';

type Judge = (form: PaymentForm) => PaymentProblem | null;

const filled = (text: string) => text.trim() !== '';

const MOST_CARD = 40;

/** account.payment-needs: the real name is needed and a card number is numeric; a way that was begun is to be finished. */
export const JUDGES: Readonly<Partial<Record<keyof PaymentForm, Judge>>> = {
  realName: ({ realName }) => (filled(realName) ? null : 'truename'),
  bankName: ({ bankName, bankAccount }) => (filled(bankAccount) && !filled(bankName) ? 'bank-name' : null),
  bankAccount(form) {
    const card = ungrouped(form.bankAccount);
    if (card === '') return filled(form.bankName) ? 'card-missing' : noWay(form);
    if (!/^\d+$/.test(card)) return 'card-not-numeric';
    return card.length > MOST_CARD ? 'card-length' : null;
  },
  alipayAccount: ({ alipayAccount, alipayPicture }) =>
    filled(alipayPicture) && !filled(alipayAccount) ? 'alipay-missing' : null,
  wechatAccount: ({ wechatAccount, wechatNickname, wechatPicture }) =>
    (filled(wechatNickname) || filled(wechatPicture)) && !filled(wechatAccount) ? 'wechat-missing' : null,
};

export const JUDGED = Object.keys(JUDGES) as ReadonlyArray<keyof PaymentForm>;

const noWay = ({ bankAccount, alipayAccount, wechatAccount }: PaymentForm): PaymentProblem | null =>
  [bankAccount, alipayAccount, wechatAccount].some(filled) ? null : 'no-way';

export function startOf(details: PaymentDetails | null): PaymentForm {
  return {
    realName: details?.realName ?? '',
    bankName: details?.bankName ?? '',
    bankAccount: details?.bankAccount ?? '',
    alipayAccount: details?.alipayAccount ?? '',
    alipayPicture: details?.alipayPicture ?? '',
    wechatNickname: details?.wechatNickname ?? '',
    wechatAccount: details?.wechatAccount ?? '',
    wechatPicture: details?.wechatPicture ?? '',
  };
}

type Given = PayloadOf<typeof savePaymentDetails>;

const GIVEN = [
  'bankName',
  'bankAccount',
  'alipayAccount',
  'alipayPicture',
  'wechatNickname',
  'wechatAccount',
  'wechatPicture',
] as const satisfies ReadonlyArray<Exclude<keyof PaymentForm, 'realName'>>;

/** What is saved is saved as a whole: what stands in no field is given up. */
export function sentOf(form: PaymentForm): Given {
  const plain = { ...form, bankAccount: ungrouped(form.bankAccount) };
  const given = GIVEN.flatMap(name => (filled(plain[name]) ? [[name, plain[name].trim()] as const] : []));
  return { realName: form.realName.trim(), ...Object.fromEntries(given) };
}

/** As they would be saved. */
export const isSame = (one: PaymentForm, other: PaymentForm): boolean =>
  JSON.stringify(sentOf(one)) === JSON.stringify(sentOf(other));
