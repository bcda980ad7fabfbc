import { deviceStorage, type TextStorage } from '@tradefloor/platform';

const COUNTED = 'tf.counted';
/** Nobody's second visit within an hour says anything new of a build: a browser in which it breaks breaks it each time. */
const HOUR_MS = 3_600_000;

/**
 * Whether this browser has told of a build so lately, with the same end: it is one browser, however often it comes.
 * Kept are builds and moments, nothing of the user, and nothing longer than the hour.
 */
export function countedLately(
  now: () => number,
  storage: TextStorage = deviceStorage(),
): (area: string, build: string, failed: boolean) => boolean {
  return (area, build, failed) => {
    const at = now();
    const lately = new Map(
      momentsIn(storage.get(COUNTED)).filter(([, moment]) => moment <= at && at - moment < HOUR_MS),
    );
    const name = `${area}/${build}${failed ? '!' : ''}`;
    const isCounted = lately.has(name);
    if (!isCounted) lately.set(name, at);
    storage.set(COUNTED, [...lately].map(([each, moment]) => `${each} ${moment}`).join('\n'));
    return isCounted;
  };
}

function momentsIn(text: string | null): Array<readonly [name: string, moment: number]> {
  return (text ?? '').split('\n').flatMap(line => {
    const [name = '', moment = ''] = line.split(' ');
    // oxlint-disable-next-line tradefloor/money-is-no-number -- a moment, in milliseconds
    return /^\d{1,15}$/.test(moment) ? [[name, Number(moment)] as const] : [];
  });
}
