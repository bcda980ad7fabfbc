import type { Call } from '@tradefloor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core';
import { Refusal, sessionOver } from '../messages/refusal';
import { notOffered } from '@tradefloor/contract/routes';
import { InDoubt } from '../storage/commit-queue';
import { parameterError } from '../wallet/deposit-request';
import type { Caller, Handler } from './ask';
import { wireOf } from './bodies';
import { Bytes } from './bytes';
import { callerOf } from './caller';
import { envelopeOf } from './envelope';
import { answeredBefore, type OnceOnly, onceOnly, remember } from './idempotency';
import { explain, refuse, refused } from './refused';

/** A call of the contract with who answers it, whatever their types: the table has checked that they fit. */
export interface Route {
  readonly call: Call<unknown, unknown>;
  readonly handler: Handler<unknown, unknown> | typeof notOffered;
}

/** What a machine could place without end. */
const ORDERS = new Set(['placeOrder', 'submitLeverageOrder', 'submitMicroOrder']);

/** One request, from its bytes to its envelope. Nothing that is thrown leaves here. */
export async function answerCall(
  core: Core,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = callerOf(core, request);
  try {
    const { call, handler } = route;
    if (handler === notOffered) return refused(caller.language, 'notOffered');
    assertSession(call, caller);
    if (caller.member && ORDERS.has(call.name)) core.bounds.orders.take(caller.member.id);
    const wire = await wireOf(request);
    const once = onceOnly(core, call, caller, request.headers['idempotency-key'], wire);
    const setCookie = (cookie: string) => void reply.header('set-cookie', cookie);
    const work = { core, call, handler, caller, wire, setCookie };
    const envelope = await (once ? runOnce(work, once) : run(work, null));
    if (!(envelope instanceof Bytes)) return envelope;
    return reply.type(envelope.contentType).send(envelope.body);
  } catch (thrown) {
    const problem = route.call.name === 'requestDeposit' ? parameterError(thrown) : thrown;
    return refuse(reply, caller.language, problem, fault => core.bounds.faults.note(route.call.name, fault));
  }
}

/** An outdated token is told so even where a guest may call: the client must learn that it is signed out. */
function assertSession(call: Call<unknown, unknown>, { token, member }: Caller): void {
  if (member || call.auth === 'none') return;
  if (call.auth === 'required' || token !== null) throw sessionOver();
}

/** A call may wait between its beginning and its deed, and whoever ended its session meanwhile has ended that too. */
function assertStillOpen({ sessions }: Core, { token, member }: Caller): void {
  if (member && token !== null && !sessions.isOpen(token)) throw sessionOver();
}

interface Work {
  readonly core: Core;
  readonly call: Call<unknown, unknown>;
  readonly handler: Handler<unknown, unknown>;
  readonly caller: Caller;
  readonly wire: object;
  readonly setCookie: (cookie: string) => void;
}

/** The same key again waits for the first one, and then gets its answer. */
function runOnce(work: Work, once: OnceOnly): Promise<unknown> {
  const { clerk, fates } = work.core;
  const { memberId, key } = once;
  fates.begin(memberId, key);
  return clerk.inTurn(`idempotency ${memberId} ${key}`, async () => {
    let refusal: string | null = null;
    try {
      const before = await answeredBefore(work.core, once);
      if (before === null && fates.isGivenUp(memberId, key)) throw new Refusal('givenUp');
      return before ?? (await run(work, once));
    } catch (problem) {
      if (!(problem instanceof InDoubt)) refusal = explain(work.caller.language, problem, () => {}).message;
      throw problem;
    } finally {
      fates.end(memberId, key, refusal);
    }
  });
}

async function run({ core, call, handler, caller, wire, setCookie }: Work, once: OnceOnly | null): Promise<unknown> {
  const payload = call.payload.decode(wire);
  const answer = await handler(payload, {
    ...caller,
    core,
    setCookie,
    perform: act =>
      core.clerk.perform(deed => {
        assertStillOpen(core, caller);
        const made = act(deed);
        if (once) remember(deed, once, envelopeOf(call, made));
        return made;
      }),
  });
  return envelopeOf(call, answer);
}
