import type { OrderId } from '@tradefloor/contract';
import { aboutMicroOrder, type Platform, untoldResults } from '@tradefloor/platform';

const kept = untoldResults();

/** Far more than can run at once. */
const MOST = 200;

/** The user's orders whose results they have not been told: they outlive the page, its area's builds and the socket. */
export class Unsettled {
  private ids = new Set<string>();
  /** A list that was on its way may still say that one of them runs. */
  private readonly told = new Set<string>();

  constructor(private readonly whose: string) {
    this.readAgain();
  }

  /** While the screen was away the shell has told what ended, while the tab was hidden another one. */
  readAgain(): void {
    const left = this.left();
    for (const id of this.ids) if (!left.has(id)) this.told.add(id);
    this.ids = left;
  }

  /** Of these, what is waited for, and was told by no other tab. */
  untold(orders: readonly string[]): readonly string[] {
    const left = this.left();
    const waited = new Set([...this.ids].filter(id => left.has(id)).map(aboutMicroOrder));
    return orders.filter(order => waited.has(order));
  }

  /** Whether one that is waited for is in none of these lists. */
  isMissing(...lists: ReadonlyArray<ReadonlyArray<{ readonly id: OrderId }>>): boolean {
    const known = new Set<string>(lists.flatMap(rows => rows.map(({ id }) => id)));
    return [...this.ids].some(id => !known.has(id));
  }

  add(...ids: readonly OrderId[]): void {
    const fresh = ids.filter(id => !this.ids.has(id) && !this.told.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) this.ids.add(id);
    this.keep();
  }

  /** Of what has ended, that which was waited for: once. */
  settled<Order extends { readonly id: OrderId }>(closed: readonly Order[]): readonly Order[] {
    const news = closed.filter(({ id }) => this.ids.has(id));
    if (news.length === 0) return news;
    for (const { id } of news) {
      this.ids.delete(id);
      this.told.add(id);
    }
    this.keep();
    return news;
  }

  /** They could not be told after all. */
  putBack(...ids: readonly OrderId[]): void {
    for (const id of ids) this.told.delete(id);
    this.add(...ids);
  }

  /** Of all tabs. */
  private left(): Set<string> {
    const before = kept.get();
    return new Set(before?.whose === this.whose ? before.ids : []);
  }

  private keep(): void {
    kept.set({ whose: this.whose, ids: [...this.ids].slice(-MOST) });
  }
}

const ofPlatform = new WeakMap<Platform, { readonly whose: string; readonly unsettled: Unsettled }>();

/** Of whoever is signed in now. */
export function unsettledOf(platform: Platform): Unsettled {
  const session = platform.session.state();
  const whose = session.kind === 'user' ? session.account : '';
  const known = ofPlatform.get(platform);
  if (known?.whose === whose) return known.unsettled;
  const unsettled = new Unsettled(whose);
  ofPlatform.set(platform, { whose, unsettled });
  return unsettled;
}
