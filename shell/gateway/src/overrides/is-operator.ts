import { callersOf } from '@tradefloor/release/operators';

export function operatorsOf(exchange: string): (authorization: string) => Promise<boolean> {
  const callerOf = callersOf(exchange);
  return async authorization => {
    const caller = await callerOf(authorization);
    return caller.kind === 'member' && caller.isOperator;
  };
}
