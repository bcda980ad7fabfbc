import type { FeedSocket, OpenSocket, SocketEvents } from './feed-socket';

/** A socket whose other end is the test. */
export interface SampleSocket {
  readonly open: OpenSocket;
  readonly sent: (readonly [event: string, ...values: readonly unknown[]])[];
  /** The token that each handshake carried. */
  readonly handshakes: (string | null)[];
  /** When each attempt to connect was made, by `Date.now`. */
  readonly attempts: number[];
  accept(): void;
  refuse(): void;
  drop(): void;
  push(event: string, ...values: readonly unknown[]): void;
  beat(): void;
  isConnected(): boolean;
}

export function sampleSocket(): SampleSocket {
  let events: SocketEvents | null = null;
  let token: () => string | null = () => null;
  let connected = false;
  const sent: SampleSocket['sent'] = [];
  const handshakes: (string | null)[] = [];
  const attempts: number[] = [];
  const fall = (reason: string) => {
    const was = connected;
    connected = false;
    if (was) events?.down(reason);
  };
  const socket: FeedSocket = {
    get connected() {
      return connected;
    },
    connect() {
      attempts.push(Date.now());
    },
    disconnect: () => fall('io client disconnect'),
    emit: (event, ...values) => void sent.push([event, ...values]),
  };
  return {
    open(heard, present) {
      events = heard;
      token = present;
      return Promise.resolve(socket);
    },
    sent,
    handshakes,
    attempts,
    accept() {
      handshakes.push(token());
      connected = true;
      events?.up();
    },
    refuse: () => events?.down('xhr poll error'),
    drop: () => fall('transport close'),
    push: (event, ...values) => events?.push(event, values),
    beat: () => events?.beat(),
    isConnected: () => connected,
  };
}
