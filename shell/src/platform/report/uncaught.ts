import type { Report } from '@tradefloor/platform';
import type { Cancel } from '../clock';

const isAbort = (problem: unknown) => problem instanceof Object && 'name' in problem && problem.name === 'AbortError';

/** What was observed once more within a frame is drawn in the next one: browsers say so by the same event, without an error. */
const isLayoutNote = ({ error, message }: ErrorEvent) => !error && /ResizeObserver/.test(message);

/** What nobody caught: a listener of the bus that threw, a promise that nobody awaited. */
export function reportUncaught(page: Window, report: Report): Cancel {
  const onError = (event: ErrorEvent) => {
    if (!isLayoutNote(event)) report(event.error ?? event.message, { uncaught: 'error' });
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    // Who gave up waiting on purpose has nothing to report.
    if (!isAbort(event.reason)) report(event.reason, { uncaught: 'rejection' });
  };
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
