import { moneyOperations } from '../testing/suites/money-operations';
import { TestExchange } from '../testing/test-exchange';

moneyOperations(2_000, () => TestExchange.open());
