import { lostCommit } from '../testing/suites/lost-commit';
import { TestExchange } from '../testing/test-exchange';

lostCommit(() => TestExchange.open());
