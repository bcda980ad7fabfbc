import { RoutesPage } from '@tradefloor/area';
import area from '../../area';

export default function Overview() {
  return <RoutesPage area={area} />;
}
