/** What the feed needs of socket.io, and all that a test has to imitate. */
export interface FeedSocket {
  readonly connected: boolean;
  connect(): void;
  disconnect(): void;
  /** Only while connected: socket.io keeps what is emitted offline and sends it all at once later. */
  emit(event: string, ...values: readonly unknown[]): void;
}

export interface SocketEvents {
  up(): void;
  down(reason: string): void;
  push(event: string, values: readonly unknown[]): void;
  /** The server's own heartbeat: the link lives though no price moves. */
  beat(): void;
}

export type OpenSocket = (events: SocketEvents, token: () => string | null) => Promise<FeedSocket>;

/** The client (12 kB) is fetched when the first paint is done. Never connects by itself: the link says when. */
export const openSocket: OpenSocket = async (events, token) => {
  const { io } = await import(/* webpackChunkName: "feed" */ 'socket.io-client');
  const socket = io({
    path: '/wss/socket.io/',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    autoConnect: false,
    // One schedule for every way to lose the link: socket.io's own does not come back when the server says goodbye.
    reconnection: false,
    // A function, asked at each handshake: the token may be another one by then.
    auth: answer => {
      const present = token();
      answer(present === null ? {} : { token: present });
    },
  });
  socket.on('connect', () => events.up());
  socket.on('connect_error', problem => events.down(problem.message));
  socket.on('disconnect', reason => events.down(reason));
  socket.onAny((event: string, ...values: unknown[]) => events.push(event, values));
  socket.io.on('ping', () => events.beat());
  return socket;
};
