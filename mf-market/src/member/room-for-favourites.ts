import { useFavourites } from '@tradefloor/market/react';
import type { CSSProperties } from 'react';

/** The device knows how many there are before their prices come: as much room as they will take. */
export function useRoomForFavourites(): CSSProperties & Record<`--${string}`, number> {
  return { '--favourites': useFavourites().keys.length };
}
