import { slowReaders } from '../testing/suites/slow-readers';

/** The soak opens 500. */
slowReaders(Number(process.env['SLOW_READERS'] ?? 20));
