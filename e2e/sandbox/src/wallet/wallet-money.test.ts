import { moneyOperations } from '../testing/suites/money-operations';
import { TestExchange } from '../testing/test-exchange';

/** The soak makes 100,000. */
moneyOperations(Number(process.env['MONEY_OPERATIONS'] ?? 2_000), () => TestExchange.open());
