/** @jest-environment jest-fixed-jsdom */
import { aBuild } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import { aClient, documentOf, soon } from '../testing/a-registry-client';

const kim = new SampleSigner();

describe('the registry client', () => {
  it('begins with what the page carries', () => {
    expect(aClient().client.current().revision).toBe(3);
  });

  it('takes newer revisions and no others', async () => {
    const { client, seen, heard } = aClient();
    heard.heard(documentOf(5, 'bbbbbbbb'));
    heard.heard(documentOf(4));
    heard.heard(documentOf(5));
    heard.heard('not a registry');
    await soon();
    expect(seen).toEqual([5]);
    expect(client.current().areas['spot']?.stable).toBe('bbbbbbbb');
  });

  it('goes on showing what this browser alone shows, whatever is promoted', async () => {
    const { client, heard } = aClient(undefined, { overrides: [aBuild({ build: 'cccccccc' })] });
    heard.heard(documentOf(5, 'bbbbbbbb'));
    await soon();
    const { stable, lastGood } = client.current().areas['spot'] ?? {};
    expect([stable, lastGood]).toEqual(['cccccccc', ['bbbbbbbb']]);
  });

  it('takes a revision whose number it knows when it was written later: the damaged one was put aside', async () => {
    const { client, heard } = aClient();
    expect(heard.mark()).toBe('3-2026-11-21T00:00:00.000Z');
    heard.heard(documentOf(3, 'bbbbbbbb', '2026-11-21T00:00:09.000Z'));
    heard.heard(documentOf(3, 'cccccccc', '2026-11-21T00:00:05.000Z'));
    await soon();
    expect(client.current().areas['spot']?.stable).toBe('bbbbbbbb');
    expect(heard.mark()).toBe('3-2026-11-21T00:00:09.000Z');
  });

  it('takes what is written in a restored store, whatever numbers it had before', async () => {
    const { client, heard } = aClient();
    heard.heard(documentOf(2, 'bbbbbbbb', '2026-11-22T00:00:00.000Z'));
    await soon();
    expect(client.current().areas['spot']?.stable).toBe('bbbbbbbb');
  });

  it('goes back to a restored registry that goes on being said, and not to one that is said once', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const restored = documentOf(2, 'bbbbbbbb', '2026-11-20T00:00:00.000Z');
    const { seen, heard, asked } = aClient(() => new Response(JSON.stringify(restored), { headers: { etag: '"2"' } }));
    heard.heard(restored);
    await soon();
    expect(seen).toEqual([]);
    clock.mockReturnValue(1_000_000 + 150_000);
    heard.heard(restored);
    await soon();
    expect(seen).toEqual([]);
    clock.mockReturnValue(1_000_000 + 180_000);
    heard.missed();
    await soon();
    expect(seen).toEqual([2]);
    // And once when the first screen was there.
    expect(asked).toHaveLength(2);
    clock.mockRestore();
  });

  it('keeps what it has where it is told for long what is no registry, though nobody signs', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { client, seen, heard } = aClient(() => new Response('{}'));
    heard.heard({});
    await soon();
    clock.mockReturnValue(1_000_000 + 60_000);
    heard.heard({});
    await soon();
    expect(seen).toEqual([]);
    expect(client.current().areas).toHaveProperty('spot');
    clock.mockRestore();
  });

  it('asks when news may have been missed, with the tag it has', async () => {
    const { seen, heard, asked } = aClient(request =>
      new Headers(request.headers).has('if-none-match')
        ? new Response(null, { status: 304 })
        : new Response(JSON.stringify(documentOf(6)), { headers: { etag: '"6"' } }),
    );
    heard.missed();
    await soon();
    heard.missed();
    await soon();
    expect(seen).toEqual([6]);
    expect(new Headers(asked[1]?.headers).get('if-none-match')).toBe('"6"');
  });

  it('asks once more for what it was told to ask for while it asked', async () => {
    const { heard, asked } = aClient();
    heard.missed();
    heard.missed();
    heard.missed();
    expect(asked.length).toBeLessThanOrEqual(1);
    await soon();
    await soon();
    expect(asked).toHaveLength(2);
  });

  it('asks for all of it when it has not what is not told again', async () => {
    const document = { ...documentOf(5, 'bbbbbbbb', '2026-11-22T00:00:00.000Z') };
    const signed = kim.passesOn(document);
    const { seen, heard, asked } = aClient(() => new Response(JSON.stringify(signed)), { keys: [kim.key] });
    await soon();
    asked.length = 0;
    seen.length = 0;
    const later = kim.passesOn({ ...documentOf(6, 'cccccccc', '2026-11-23T00:00:00.000Z') });
    heard.heard({ ...later, descriptions: [] });
    await soon();
    expect([seen, asked.length]).toEqual([[], 1]);
  });

  it('keeps what it has when the gateway does not answer', async () => {
    const { client, heard } = aClient();
    heard.missed();
    await soon();
    expect(client.current().revision).toBe(3);
  });

  it('does not go back where revisions are signed, however often the older one is said, and tells of it', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const told: unknown[] = [];
    const given = { keys: [kim.key], report: (problem: unknown) => told.push(String(problem)) };
    const { seen, heard } = aClient(undefined, given);
    const older = kim.passesOn(documentOf(2, 'bbbbbbbb', '2026-11-20T00:00:00.000Z'));
    for (const now of [1_000_000, 1_030_000, 1_060_000]) {
      clock.mockReturnValue(now);
      heard.heard(older);
      await soon();
    }
    expect(seen).toEqual([]);
    expect(told.filter(problem => String(problem).includes('older than revision 3'))).toHaveLength(1);
    heard.heard(kim.passesOn(documentOf(3, 'bbbbbbbb', '2026-11-22T00:00:00.000Z')));
    await soon();
    expect(seen).toEqual([3]);
    clock.mockRestore();
  });
});
