import { NothingYet } from '@tradefloor/area/later';
import type { C2cOrder } from '@tradefloor/contract';
import type { ComponentType } from 'react';

/** The words of the two of an order. */
export const OrderChat: ComponentType<{ readonly order: C2cOrder }> = NothingYet;
