import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from './use-near';

function Far() {
  const element = useRef<HTMLDivElement>(null);
  return <div ref={element}>{useNear(element) ? 'near' : 'far'}</div>;
}

test('is far until the element comes near, and stays near', () => {
  let comeNear: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = jest.fn();
  class Observer {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      comeNear = isIntersecting => tell([{ isIntersecting }]);
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  render(<Far />);
  act(() => comeNear(false));
  expect(screen.getByText('far')).toBeInTheDocument();
  act(() => comeNear(true));
  expect(screen.getByText('near')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('where the browser cannot tell, everything is near', () => {
  render(<Far />);
  expect(screen.getByText('near')).toBeInTheDocument();
});
