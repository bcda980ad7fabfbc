import type { FollowRegistry } from './registry-client';

/** Without the socket, how often the registry is asked for: spread, or all tabs would ask at once after a restart. */
const POLL_MS = 30_000;
const POLL_SPREAD_MS = 15_000;
const RECONNECT_MS = 2_000;
const RECONNECT_SPREAD_MS = 8_000;

/** The gateway says a word every 30 s: a line that is silent for longer is dead, whatever the browser thinks of it. */
const SILENCE_MS = 75_000;

/**
 * The gateway says what is new in each revision, and all of it at once to who comes with an older one. A WebSocket, because
 * server-sent events would take one of the six connections that a browser has for a host, in each tab.
 */
export function registryEvents(address: string, random: () => number = Math.random): FollowRegistry {
  return ({ mark, heard, missed }) => {
    let socket: WebSocket | null = null;
    let spoken = 0;

    function connect(): void {
      socket = new WebSocket(`${address}?keeps&mark=${encodeURIComponent(mark())}`);
      spoken = Date.now();
      socket.addEventListener('message', ({ data }) => {
        spoken = Date.now();
        const said = wordIn(data);
        if (said.registry !== undefined) heard(said.registry);
        else if (said.mark !== mark()) missed();
      });
      socket.addEventListener('close', () => {
        setTimeout(connect, RECONNECT_MS + random() * RECONNECT_SPREAD_MS);
      });
    }

    function pollLater(): void {
      setTimeout(
        () => {
          // Also by a clock that was set back, which would wait for as long.
          const isSilent = Math.abs(Date.now() - spoken) > SILENCE_MS;
          if (isSilent) socket?.close();
          if (isSilent || socket?.readyState !== WebSocket.OPEN) missed();
          pollLater();
        },
        POLL_MS + random() * POLL_SPREAD_MS,
      );
    }

    connect();
    pollLater();
    return () => socket;
  };
}

function wordIn(data: unknown): { readonly registry?: unknown; readonly mark?: unknown } {
  try {
    const said: unknown = JSON.parse(String(data));
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
