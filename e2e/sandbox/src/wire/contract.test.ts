import { everyCall } from '../testing/suites/contract';
import { TestExchange } from '../testing/test-exchange';

everyCall(() => TestExchange.open());
