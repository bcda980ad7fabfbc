import { useCallback } from 'react';
import { useNamed } from './use-named';

/**
 * Which of several lists, or panels, is open: in the address, and "back" leads to the former. `kept` is what is shown
 * where the address does not say, and how that is remembered.
 */
export function useTurn<Value extends string>(
  parameter: string,
  values: readonly Value[],
  [kept, keep]: readonly [Value, (value: Value) => void],
): readonly [Value, (value: Value) => void] {
  const { named, turnTo } = useNamed(parameter);
  const shown = values.find(value => value === named) ?? kept;
  const turn = useCallback(
    (value: Value) => {
      if (value === shown) return;
      keep(value);
      turnTo(value, shown);
    },
    [shown, keep, turnTo],
  );
  return [shown, turn];
}
