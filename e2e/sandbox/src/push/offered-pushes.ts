/** What is pushed here that the old product did not have. */
export const OFFERED_PUSHES: readonly string[] = [
  'orderCompleted',
  'entrustChanged',
  'c2cOrderChanged',
  'messageArrived',
  'chainRecordChanged',
  'acceptorDealChanged',
  'dealWordSaid',
  'rulingChanged',
];
