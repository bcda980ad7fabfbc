import { useFavourites } from '@tradefloor/market/react';
import type { CSSProperties } from 'react';

/** So many pairs are shown to who has starred none. */
export const OFFERED = 5;
/** What is said above them is as high as one more. */
const OFFERED_ROWS = OFFERED + 1;

/** The device knows how many there are before their prices come: as much room as they will take. */
export function useRoomForFavourites(): CSSProperties & Record<`--${string}`, number> {
  return { '--favourites': useFavourites().keys.length || OFFERED_ROWS };
}
