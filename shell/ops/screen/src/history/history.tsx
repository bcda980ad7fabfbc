import { later } from '@tradefloor/area/later';
import { ForOperators } from '../operator/for-operators';
import { Loading } from '../operator/loading';

const HistoryPage = later(() => import('./history-page').then(({ HistoryPage: Revisions }) => Revisions), Loading);

export default function History() {
  return (
    <ForOperators>
      <HistoryPage />
    </ForOperators>
  );
}
