import { push } from '../push';
import { within } from '../wire/containers';
import { microOrder } from './orders';

export const closedMicroOrder = /* @__PURE__ */ push(
  'closedMicroOrder',
  'closed_microorder',
  'user',
  /* @__PURE__ */ within('data', microOrder),
);
