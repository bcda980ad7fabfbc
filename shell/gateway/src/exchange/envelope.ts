/** As the exchange itself says no, so that one client code reads both. */
export function envelope(message: string): { readonly type: 'error'; readonly message: string } {
  return { type: 'error', message };
}

/** The part of Fastify's reply that is the same whatever it was made for. */
export interface Answering {
  code(status: number): { header(name: string, value: string): { send(answer: unknown): unknown } };
}

export function refuseCall(reply: Answering, status: number, message: string): void {
  reply.code(status).header('cache-control', 'no-store').send(envelope(message));
}

export const EXCHANGE_DOWN = 'The exchange cannot be reached. Please try again in a moment.';
export const EXCHANGE_SLOW = 'The exchange did not answer in time. Check your orders before you try again.';
export const UNREADABLE = 'The request could not be read.';
export const FOREIGN = 'This request came from another site.';
