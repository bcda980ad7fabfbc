import { NothingYet } from '@tradefloor/area/later';
import type { C2cOrder } from '@tradefloor/contract';
import type { ComponentType } from 'react';

/** Either of the two asks for a ruling. */
export const OrderDispute: ComponentType<{ readonly order: C2cOrder }> = NothingYet;
