import { diskFull } from '../testing/suites/disk-full';
import { TestExchange } from '../testing/test-exchange';

diskFull(() => TestExchange.open());
