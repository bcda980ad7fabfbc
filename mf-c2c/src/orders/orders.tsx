import { asId } from '@tradefloor/contract';
import { useSearchParams } from 'react-router-dom';
import { OrderPage } from '../order/order-page';
import { OrderList } from './order-list';

/** The user's orders, or the one that the address names. */
export default function Orders() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id === null || id === '' ? <OrderList /> : <OrderPage key={id} id={asId(id)} />;
}
