/** What the suite that runs answers; while it is away the page says so, and is asked for again by itself. */
export async function fromSuite(
  gateway: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(gateway + address, { headers }).catch(() => {
    throw new Error(`No suite answers at ${gateway}: run npm start. This page comes by itself then.`);
  });
}
