import type { FastifyRequest } from 'fastify';
import { callerNetwork } from '@tradefloor/limits';
import type { Core } from '../core';
import { languageOf } from '../messages/message';
import type { Caller } from './ask';

const LONGEST_TOKEN = 200;
const LONGEST_DEVICE = 200;

export function callerOf(core: Core, request: FastifyRequest): Caller {
  const token = tokenOf(request.headers.authorization);
  const memberId = token === null ? null : core.sessions.owner(token);
  const language = languageOf(request.headers['lang']);
  if (token !== null && memberId !== null) core.sessions.heard(token, language);
  return {
    token,
    member: memberId === null ? null : (core.members.withId(memberId) ?? null),
    language,
    address: request.ip,
    network: callerNetwork(request.ip),
    cookies: request.headers.cookie ?? '',
    isSecure: request.protocol === 'https',
    device: (request.headers['user-agent'] ?? '').slice(0, LONGEST_DEVICE),
  };
}

/** What a client makes of a storage that has no token. */
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** The bare token, as the old clients send it; `Bearer` is understood too. */
export function tokenOf(header: unknown): string | null {
  if (typeof header !== 'string') return null;
  const token = header.replace(/^Bearer\s+/i, '').trim();
  return NO_TOKEN.has(token) || token.length > LONGEST_TOKEN ? null : token;
}
