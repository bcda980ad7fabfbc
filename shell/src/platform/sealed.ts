import type { Platform } from '@tradefloor/platform';
import { Observable } from 'rxjs';

/** The same object for every build of an area, and some of it for all areas: none of them puts its own in the place. */
export function sealed(platform: Platform): Platform {
  Object.values(platform).forEach(Object.freeze);
  return Object.freeze(platform);
}

/** To be listened to, and no more: whose end would be the end for all areas is handed to none. */
export const heardFrom = <Value>(source: Observable<Value>): Observable<Value> =>
  Object.freeze(new Observable<Value>(listener => source.subscribe(listener)));
