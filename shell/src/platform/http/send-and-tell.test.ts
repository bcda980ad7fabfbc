/** @jest-environment node */
import { sendAndTell } from './send-and-tell';

/** The old request, as far as it is used. */
class SampleRequest extends EventTarget {
  static made: SampleRequest[] = [];
  readonly upload = new EventTarget();
  readonly head = new Map<string, string>();
  readonly sent: unknown[] = [];
  responseType = '';
  status = 0;
  response: unknown = null;
  opened: readonly string[] = [];
  constructor() {
    super();
    SampleRequest.made.push(this);
  }
  open(...how: string[]) {
    this.opened = how;
  }
  setRequestHeader(name: string, value: string) {
    this.head.set(name, value);
  }
  getResponseHeader(name: string) {
    return name === 'content-type' && this.status > 0 ? 'application/json' : null;
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  leaves(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable }));
  }
  answers(status: number, text: string) {
    Object.assign(this, { status, response: new Blob([text]) });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  SampleRequest.made = [];
  Object.assign(globalThis, { XMLHttpRequest: SampleRequest });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

function sending(signal?: AbortSignal) {
  const shares: number[] = [];
  const body = new FormData();
  const init = { method: 'POST', headers: { Authorization: 't-1' }, body, ...(signal ? { signal } : {}) };
  const answer = sendAndTell('/api/upload?_t=1', init, share => shares.push(share));
  const [request] = SampleRequest.made;
  if (!request) throw new Error('nothing was sent');
  return { answer, request, shares, body };
}

it('says how much has left, and answers as fetch does', async () => {
  const { answer, request, shares, body } = sending();
  expect([request.opened, request.head.get('authorization'), request.sent]).toEqual([
    ['POST', '/api/upload?_t=1'],
    't-1',
    [body],
  ]);
  request.leaves(1, 4);
  request.leaves(4, 4);
  request.leaves(9, 0, false);
  request.answers(200, '{"type":"ok"}');
  const response = await answer;
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'application/json',
    '{"type":"ok"}',
  ]);
  expect(shares).toEqual([0.25, 1]);
});

it('rejects when the server was not met', async () => {
  const { answer, request } = sending();
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('Failed to send');
});

it('ends when it is given up', async () => {
  const leaving = new AbortController();
  const { answer } = sending(leaving.signal);
  leaving.abort();
  await expect(answer).rejects.toThrow('given up');
});
