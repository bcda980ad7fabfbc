import { areaJson } from '@tradefloor/release';
import { authorizationOf, DELIVERIES, type Delivery, MOST_DELIVERED_BYTES } from '@tradefloor/release/delivery';
import { signedText } from '@tradefloor/release/signed-registry';
import { hashOf } from '@tradefloor/release/signing';
import { randomBytes, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../command-line/refusal';
import type { PublisherKey } from './publisher-key';

export interface HandedOver {
  readonly area: string;
  readonly build: string;
  readonly outcome: 'published' | 'mended' | 'already';
  readonly differs: boolean;
}

const answer = z.object({
  message: z.union([
    z.string(),
    z.object({ area: z.string(), build: z.string(), outcome: z.string(), differs: z.boolean() }),
  ]),
});

interface PackedBuild {
  readonly area: string;
  readonly build: string;
  readonly body: string;
}

/** Every file that the build's description lists, under one signature, to the operators of the suite. */
export async function handOver(
  { area, build, body }: PackedBuild,
  suite: string,
  publisher: Pick<PublisherKey, 'secret' | 'key'>,
): Promise<HandedOver> {
  const delivery: Delivery = {
    area,
    build,
    body: hashOf(body),
    at: new Date().toISOString(),
    nonce: randomBytes(18).toString('base64url'),
  };
  const said = JSON.stringify(delivery);
  const signature = sign(null, Buffer.from(signedText('delivery', said)), publisher.secret).toString('base64');
  const response = await fetch(suite + DELIVERIES, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: authorizationOf({ said, key: publisher.key, signature }),
    },
    body,
  }).catch((error: unknown) => {
    const reason = String(Reflect.get(Object(error), 'cause') ?? error);
    throw new Refusal(`${suite} does not answer (${reason}): does it run, and is this its address (--suite)?`);
  });
  if (response.status === 404) throw new Refusal(`${suite} takes no builds: give the address of a suite (--suite).`);
  const text = await response.text();
  const read = answer.safeParse(parsed(text));
  if (!read.success)
    throw new Refusal(`${suite} answered ${response.status}, and as no suite does: ${text.slice(0, 200)}`);
  const { message } = read.data;
  if (typeof message === 'string') throw new Refusal(message);
  const { outcome, differs } = message;
  return { area, build, outcome: outcome === 'published' || outcome === 'mended' ? outcome : 'already', differs };
}

export async function packedBuild(folder: string): Promise<PackedBuild> {
  const described = await readFile(path.join(folder, 'area.json'), 'utf8').catch(() => null);
  const said = areaJson.safeParse(parsed(described ?? ''));
  if (!said.success) throw new Refusal(`${folder} is no build of an area: build it first.`);
  const { area, build, files } = said.data;
  const names = ['area.json', ...files.map(file => file.path)];
  const contents = names.map(async name => [name, await fileIn(folder, name)] as const);
  const body = JSON.stringify({ files: Object.fromEntries(await Promise.all(contents)) });
  if (Buffer.byteLength(body) > MOST_DELIVERED_BYTES) throw new Refusal(`${folder} is too large to be handed over.`);
  return { area, build, body };
}

function fileIn(folder: string, name: string): Promise<string> {
  return readFile(path.join(folder, name), 'base64').catch((error: unknown) => {
    const isMissing = Reflect.get(Object(error), 'code') === 'ENOENT';
    throw isMissing ? new Refusal(`${folder} has no ${name}, which its area.json lists: build it again.`) : error;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
