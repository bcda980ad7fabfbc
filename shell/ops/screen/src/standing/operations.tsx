import { later } from '@tradefloor/area/later';
import { ForOperators } from '../operator/for-operators';
import { Loading } from '../operator/loading';

// Whoever is no operator never loads it.
const StandingPage = later(() => import('./standing-page').then(({ StandingPage: Standing }) => Standing), Loading);

export default function Operations() {
  return (
    <ForOperators>
      <StandingPage />
    </ForOperators>
  );
}
