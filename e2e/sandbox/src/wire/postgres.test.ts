import { onPostgres } from '../testing/on-postgres';
import { badInput } from '../testing/suites/bad-input';
import { everyCall } from '../testing/suites/contract';
import { foreignIds } from '../testing/suites/foreign-ids';

onPostgres(({ open }) => {
  describe('the contract', () => {
    everyCall(open);
  });
  describe('malformed bodies', () => {
    badInput(300, open);
  });
  describe('ids of others', () => {
    foreignIds(open);
  });
});
