/** Where an order is sent: as every client sends it, or to one of the two that it is compared with. */
export const WAYS = {
  grouped: '/api/transaction/',
  validated: '/bench/validated/',
  alone: '/bench/alone/',
} as const;
export type Way = keyof typeof WAYS;
