import type { Expression, SqlBool } from 'kysely';
import type { Core } from '../core';
import { PAGE_ROWS, type Page } from '../spot/order-lists';
import type { AdvertRow, C2cOrderRow, C2cStatus } from '../storage/tables/c2c';

type Side = 'buy' | 'sell';

export interface OwnAdvertsWish {
  readonly memberId: number;
  readonly side: Side;
  readonly currencyId: number | null;
  readonly page: number;
}

/** Newest first, also those that are sold out or withdrawn. */
export async function ownAdverts(core: Core, wish: OwnAdvertsWish): Promise<Page<AdvertRow>> {
  const { memberId, side, currencyId, page } = wish;
  const mine = core.db
    .selectFrom('c2c_advert')
    .where('member_id', '=', memberId)
    .where('side', '=', side)
    .$if(currencyId !== null, query => query.where('currency_id', '=', currencyId ?? 0));
  const rows = await mine.selectAll().orderBy('id', 'desc').limit(PAGE_ROWS).offset(offset(page)).execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export interface OrdersWish {
  readonly memberId: number;
  readonly page: number;
  readonly side?: Side | undefined;
  readonly status?: C2cStatus | undefined;
  /** Only those of one of the member's own adverts. */
  readonly advertId?: number;
}

/** Those of one member, whoever published the advert; newest first. */
export async function ordersOf(core: Core, wish: OrdersWish): Promise<Page<C2cOrderRow>> {
  const { memberId, page, side, status, advertId } = wish;
  const mine = core.db
    .selectFrom('c2c_order')
    .where((eb): Expression<SqlBool> => {
      const buys = eb('buyer_id', '=', memberId);
      const sells = eb('seller_id', '=', memberId);
      return side === undefined ? eb.or([buys, sells]) : side === 'buy' ? buys : sells;
    })
    .$if(status !== undefined, query => query.where('status', '=', status ?? 'unpaid'))
    .$if(advertId !== undefined, query =>
      query.where('advert_id', '=', advertId ?? 0).where('owner_id', '=', memberId),
    );
  const rows = await mine.selectAll().orderBy('id', 'desc').limit(PAGE_ROWS).offset(offset(page)).execute();
  const { total } = await mine.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

const offset = (page: number): number => (page - 1) * PAGE_ROWS;
