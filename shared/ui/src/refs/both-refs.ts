import type { Ref, RefCallback, RefObject } from 'react';

/** One element told to two: the component's own ref and its caller's. */
export function bothRefs<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return element => {
    own.current = element;
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
    return undefined;
  };
}
