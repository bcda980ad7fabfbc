import { decimal } from '@tradefloor/money';

/** Percent of the mark that a limit price may be away from it, and that a market order may reach. */
export const BAND_SHARE = decimal('25');
