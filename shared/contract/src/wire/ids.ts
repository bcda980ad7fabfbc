import { type Kind, leaf, refuse } from './kind';
import { trusted } from './trusted';

export type UserId = string & { readonly user: true };
export type CurrencyId = string & { readonly currency: true };
export type PairId = string & { readonly pair: true };
/** `<currency id>/<legal id>`: what books, quotes and topics are kept by. */
export type PairKey = string & { readonly pairKey: true };
export type OrderId = string & { readonly order: true };
export type AdvertId = string & { readonly advert: true };
export type AcceptorId = string & { readonly acceptor: true };
export type PlanId = string & { readonly plan: true };
export type AddressId = string & { readonly address: true };
export type MessageId = string & { readonly messageId: true };
export type NewsId = string & { readonly news: true };
export type RulingId = string & { readonly ruling: true };
export type WordId = string & { readonly word: true };
export type DeviceId = string & { readonly device: true };
/** Chosen by the client, so that an order whose answer got lost can be found again. */
export type ClientOrderId = string & { readonly clientOrder: true };

/** For an id that is written in code, an address or a test: the type says whose it is. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which brand it is
export const asId = <Id extends string>(text: string | number): Id => trusted(String(text));

export function pairKey(currencyId: CurrencyId, legalId: CurrencyId): PairKey {
  return trusted(`${currencyId}/${legalId}`);
}

const FORM = /^[\w.:-]{1,64}$/;

/** Numbers on the wire, texts here: an id is never counted with, and may be longer than a double is exact. */
function id<Id extends string>(): Kind<Id> {
  return leaf<Id>(
    {
      anyOf: [
        { type: 'integer', minimum: 0 },
        { type: 'string', pattern: FORM.source },
      ],
    },
    wire => {
      if (typeof wire === 'number' && !Number.isSafeInteger(wire)) return refuse('bad-form');
      const text = typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : '';
      return FORM.test(text) ? trusted<Id>(text) : refuse('bad-form');
    },
    idOnWire,
  );
}

/** A number where it is one that a double keeps: `7`, but not `007`. */
export function idOnWire(id: string): string | number {
  const isKept = /^(0|[1-9]\d{0,15})$/.test(id) && Number.isSafeInteger(Number(id));
  return isKept ? Number(id) : id;
}

export const userId: Kind<UserId> = /* @__PURE__ */ id<UserId>();
export const currencyId: Kind<CurrencyId> = /* @__PURE__ */ id<CurrencyId>();
export const pairId: Kind<PairId> = /* @__PURE__ */ id<PairId>();
export const orderId: Kind<OrderId> = /* @__PURE__ */ id<OrderId>();
export const advertId: Kind<AdvertId> = /* @__PURE__ */ id<AdvertId>();
export const acceptorId: Kind<AcceptorId> = /* @__PURE__ */ id<AcceptorId>();
export const planId: Kind<PlanId> = /* @__PURE__ */ id<PlanId>();
export const addressId: Kind<AddressId> = /* @__PURE__ */ id<AddressId>();
export const messageId: Kind<MessageId> = /* @__PURE__ */ id<MessageId>();
export const newsId: Kind<NewsId> = /* @__PURE__ */ id<NewsId>();
export const rulingId: Kind<RulingId> = /* @__PURE__ */ id<RulingId>();
export const wordId: Kind<WordId> = /* @__PURE__ */ id<WordId>();
export const deviceId: Kind<DeviceId> = /* @__PURE__ */ id<DeviceId>();
export const clientOrderId: Kind<ClientOrderId> = /* @__PURE__ */ id<ClientOrderId>();
