import { userMessage } from '../account/messages';
import { c2cOrder } from '../c2c/order';
import { push } from '../push';
import { completedOrder, entrust } from '../spot/entrusts';
import { logEntry } from '../wallet/records';

/** A fill of the user's. */
export const orderCompleted = /* @__PURE__ */ push(
  'orderCompleted',
  'ext_order_completed',
  'user',
  completedOrder,
  'ext',
);
/** An entrust came, changed or went: what remains of it, zero when it is gone. */
export const entrustChanged = /* @__PURE__ */ push('entrustChanged', 'ext_entrust', 'user', entrust, 'ext');
export const messageArrived = /* @__PURE__ */ push('messageArrived', 'ext_message', 'user', userMessage, 'ext');
export const c2cOrderChanged = /* @__PURE__ */ push('c2cOrderChanged', 'ext_c2c_order', 'user', c2cOrder, 'ext');
/** A deposit or withdrawal moved on. */
export const chainRecordChanged = /* @__PURE__ */ push(
  'chainRecordChanged',
  'ext_chain_record',
  'user',
  logEntry,
  'ext',
);
