import type { Telemetry } from '@tradefloor/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A call as a part of what the gateway says that it is one of, by its route and nothing that was sent with it. */
export async function traced(
  telemetry: Telemetry | null,
  { method, routeOptions, headers }: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (telemetry === null) return answer();
  const route = routeOptions.url ?? 'none';
  const span = telemetry.begin(`${method} ${route}`, {
    kind: 'server',
    parent: headers['traceparent'],
    attributes: { 'http.request.method': method, 'http.route': route },
  });
  try {
    return await telemetry.within(span, answer);
  } finally {
    const { statusCode } = reply;
    span.end({ isFault: statusCode >= 500, attributes: { 'http.response.status_code': statusCode } });
  }
}
