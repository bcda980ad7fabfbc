/** As `fetch`, and says meanwhile which share of the body has left. */
export type SendAndTell = (url: string, init: RequestInit, onProgress: (share: number) => void) => Promise<Response>;

/** What is read of an answer's headers. */
const READ = ['content-type', 'date'] as const;

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const { response, status } = request;
  return new Response(response instanceof Blob && response.size > 0 ? response : null, { status, headers });
}

/** Of an upload's progress `fetch` tells nothing; only the old request does. */
export const sendAndTell: SendAndTell = (url, { method = 'GET', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData || typeof body === 'string' ? body : null);
  });
