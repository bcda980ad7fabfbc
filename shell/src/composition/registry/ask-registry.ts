/** Asks where nobody has told: the document with the tag it goes by, null where it is still the one of this tag. */
export async function askRegistry(
  fetch: typeof globalThis.fetch,
  address: string,
  tag: string | null,
): Promise<{ readonly document: unknown; readonly tag: string | null } | null> {
  const answer = await fetch(address, {
    cache: 'no-store',
    headers: tag === null ? {} : { 'if-none-match': tag },
    signal: AbortSignal.timeout(5_000),
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Error(`registry: ${answer.status}`);
  return { document: await answer.json(), tag: answer.headers.get('etag') };
}
