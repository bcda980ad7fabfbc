import { guestFlood } from '../testing/suites/guest-flood';

/** The soak goes on for a minute. */
guestFlood(Number(process.env['FLOOD_SECONDS'] ?? 3));
