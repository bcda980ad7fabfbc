import { badInput } from '../testing/suites/bad-input';
import { TestExchange } from '../testing/test-exchange';

/** The soak sends 20,000. */
badInput(Number(process.env['BAD_BODIES'] ?? 1_000), () => TestExchange.open());
