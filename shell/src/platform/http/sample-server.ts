/** Answers as a test wants them: jsdom has no `Response`. */
export function sampleResponse(body: unknown, status = 200, date?: Date): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const contentType = typeof body === 'string' ? 'text/html' : 'application/json';
  return {
    status,
    headers: new Headers({ 'content-type': contentType, ...(date ? { date: date.toUTCString() } : {}) }),
    text: () => Promise.resolve(text),
  } as unknown as Response;
}

export type Answering = (url: URL, init: RequestInit) => Promise<Response> | Response;

export const offline: Answering = () => Promise.reject(new TypeError('Failed to fetch'));
export const neverAnswering: Answering = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
