import { foreignIds } from '../testing/suites/foreign-ids';
import { TestExchange } from '../testing/test-exchange';

foreignIds(() => TestExchange.open());
