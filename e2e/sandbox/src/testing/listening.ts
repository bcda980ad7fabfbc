import { io, type Socket } from 'socket.io-client';

/** A socket as a client opens it, noted in `open` for who closes them all. */
export function connected(url: string, open: Socket[], token?: string): Promise<Socket> {
  const socket = io(url, {
    path: '/wss/socket.io/',
    transports: ['websocket'],
    forceNew: true,
    auth: token === undefined ? {} : { token },
  });
  open.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
}

/** The next so many pushes that are of interest. */
export function pushes(
  socket: Socket,
  event: string,
  count: number,
  ofInterest: (wire: unknown) => boolean = () => true,
): Promise<unknown[]> {
  const found: unknown[] = [];
  return new Promise(resolve => {
    socket.on(event, wire => {
      if (ofInterest(wire)) found.push(wire);
      if (found.length === count) resolve(found);
    });
  });
}
