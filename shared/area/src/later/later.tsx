import type { ComponentType } from 'react';
import { lateCode } from './late-code';
import { useLate } from './use-late';

/**
 * A part of a screen whose code comes after the first paint. `Place` keeps its room until then, exactly as large; where
 * the code is there already, the part is drawn at once.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
): ComponentType<Props> {
  const late = lateCode(load);

  return function Later(props: Props) {
    const View = useLate(late);
    return View === null ? <Place {...props} /> : <View {...props} />;
  };
}
