import { readPicture } from '@tradefloor/contract/ext';
import { useOwnQuery } from '../query/use-own-query';

export const useSavedPicture = (address: string) => useOwnQuery(readPicture, { picture: address });
