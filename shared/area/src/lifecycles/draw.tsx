import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

export interface Drawing {
  redraw(tree: React.ReactNode): void;
  erase(): void;
}

interface Shown {
  readonly name: string;
  readonly domElement: HTMLElement;
  readonly tree: React.ReactNode;
}

/** single-spa-react knows what it has drawn by name. */
let drawings = 0;

/**
 * Draws a tree and resolves when it stands. The root is the last error boundary: what throws before that rejects,
 * what throws later is told to `crashed`; React has then taken the tree away, and nothing reaches single-spa.
 */
export async function draw(
  domElement: HTMLElement,
  tree: React.ReactNode,
  crashed: (problem: unknown) => void,
): Promise<Drawing> {
  drawings += 1;
  const name = `drawing-${drawings}`;
  let stands = false;
  let fail: (problem: unknown) => void = crashed;
  const failed = new Promise<never>((_, reject) => {
    fail = problem => reject(problem instanceof Error ? problem : new Error('Drawing failed', { cause: problem }));
  });
  const { mount, update, unmount } = singleSpaReact<Shown>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => rootAtOnce(element, problem => (stands ? crashed(problem) : fail(problem))),
    },
    rootComponent: ({ tree: shown }: Shown) => <>{shown}</>,
    suppressComponentDidCatchWarning: true,
  });
  type Given = Parameters<typeof mount>[0];
  const given = (shown: React.ReactNode) => ({ name, domElement, tree: shown }) as Given;
  await Promise.race([mount(given(tree)), failed]);
  stands = true;
  return {
    redraw: next => void update?.(given(next)),
    erase: () => void unmount(given(null)),
  };
}

/** single-spa-react's own root would draw in a while: a swap must show no frame between the old build and the new. */
function rootAtOnce(element: HTMLElement, failed: (problem: unknown) => void) {
  let isDrawn = false;
  const root = createRoot(element, {
    onUncaughtError(problem) {
      // Not in the middle of its own rendering.
      if (!isDrawn) queueMicrotask(() => root.unmount());
      failed(problem);
    },
  });
  return {
    render(tree: React.ReactNode) {
      if (isDrawn) return root.render(tree);
      flushSync(() => root.render(tree));
      isDrawn = true;
    },
    unmount: () => root.unmount(),
  };
}
