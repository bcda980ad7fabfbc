import { createGateway } from '@tradefloor/gateway';
import { EMPTY_REGISTRY, readRegistry, type Registry } from '@tradefloor/release';
import { NAMES, folderDepot } from '@tradefloor/release/depot';
import { openSigned, type SignedRegistry } from '@tradefloor/release/signed-registry';
import { openSignedStore } from '@tradefloor/release/signed-store';
import { nodeChecks } from '@tradefloor/release/signing';
import { isDeepStrictEqual } from 'node:util';
import type { Published } from './published';
import type { SampleSuite } from './sample-suite';

const NONE: SignedRegistry = { pointers: { said: '', key: '', signature: '' }, descriptions: [] };

/** Started anew; `state` is the folder with what it had seen before. */
function gatewayOf(suite: SampleSuite, state: string) {
  return createGateway({
    store: suite.store,
    keys: suite.at('keys'),
    state: suite.at(state),
    shell: () => Promise.resolve(suite.shell),
    // Nobody listens there: what is served does not wait for an exchange.
    exchange: 'http://127.0.0.1:9',
    guestCallsPerSecond: 0,
  });
}

/** What a gateway gives out that was not published and signed so; that it gives out less is nothing wrong. */
export async function servedWrong(suite: SampleSuite, state: string, published: Published): Promise<string[]> {
  const gateway = await gatewayOf(suite, state);
  const wrong: string[] = [];
  try {
    const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
    const get = (address: string, encoding = 'identity') =>
      fetch(url + address, { headers: { connection: 'close', 'accept-encoding': encoding } });
    const signed = await get('/registry/signed');
    const { registry: known } = readRegistry(JSON.parse(await (await get('/registry')).text()));
    const { pointers, descriptions }: SignedRegistry = signed.ok ? await signed.json() : NONE;
    if (signed.ok && !published.signed.has(pointers.said)) wrong.push(`pointers that nobody signed: ${pointers.said}`);
    const by = { keys: published.keys, now: Date.now(), checks: nodeChecks };
    const document = signed.ok ? (await openSigned({ pointers, descriptions }, by)).document : EMPTY_REGISTRY;
    if (!isDeepStrictEqual(known, readRegistry(document).registry)) wrong.push(`/registry: ${JSON.stringify(known)}`);
    const [, inPage = 'null'] = /id="registry"[^>]*>(.*?)<\/script>/s.exec(await (await get('/')).text()) ?? [];
    const { keys, ...onPage } = Object(JSON.parse(inPage));
    if (!isDeepStrictEqual(withoutFiles(readRegistry(onPage).registry), withoutFiles(known)))
      wrong.push(`the page: ${inPage}`);
    // A tab that knows no key takes what nobody has signed: only where there is nothing to take.
    const expected = signed.ok ? published.keys : [];
    if (!isDeepStrictEqual(keys ?? [], expected)) wrong.push(`the page knows ${JSON.stringify(keys)}`);
    for (const [address, content] of published.files) {
      for (const encoding of ['identity', 'br']) {
        const answer = await get(address, encoding);
        const sent = Buffer.from(await answer.arrayBuffer());
        const isKept = answer.headers.get('cache-control') !== 'no-store';
        if (answer.ok ? !sent.equals(content) : isKept) wrong.push(`${address} as ${encoding}: ${answer.status}`);
      }
    }
  } finally {
    await gateway.close();
  }
  return wrong;
}

/** A page names those that it needs first. */
function withoutFiles(registry: Registry): unknown {
  return JSON.parse(JSON.stringify(registry, (name, value: unknown) => (name === 'files' ? undefined : value)));
}

/** How an operator is told of what is wrong, and not made to sign it; the gate is on, and has no browser to look with. */
export async function signedWrong(suite: SampleSuite, published: Published): Promise<string[]> {
  const { next, refused } = published.spot;
  const wrong: string[] = [];
  const on = { TRADEFLOOR_GATE: 'on', CHROMIUM_PATH: suite.at('no browser') };
  for (const build of [refused, next]) {
    const { code, said } = await suite.types(['promote', 'spot', build], on);
    if (code === 0 && build === refused) wrong.push(`the gate refused ${build}: ${said}`);
    if (code !== 0 && said === '') wrong.push(`refused without a word: ${code}`);
    if (code !== 0) continue;
    const { document } = await suite.standing();
    const depot = folderDepot(suite.store);
    const descriptionOf = async (area: string, id: string) => {
      const text = await depot.read(NAMES.file(area, id, 'area.json'));
      return text === null ? null : String(text);
    };
    const opened = await openSignedStore({ document, descriptionOf, keys: published.keys, now: Date.now() });
    if (opened.registry.areas['spot']?.stable !== build) wrong.push(`signed is another build than ${build}`);
    for (const { said: text } of opened.signed.descriptions) {
      const { area, build: id } = JSON.parse(text);
      if (published.descriptions.get(`${area} ${id}`) !== text) wrong.push(`signed is another ${area} ${id}: ${text}`);
    }
    const lever = JSON.stringify(opened.registry.areas['lever']?.stable);
    if (!lever?.includes('lever')) wrong.push(`lever lost: ${lever}`);
  }
  return wrong;
}
