import { shownIn } from '@tradefloor/release';
import type { WebSocket } from 'ws';

export interface BuildTabs {
  readonly area: string;
  readonly build: string;
  readonly tabs: number;
}

/** What each open tab said last that it shows, read when somebody asks. */
export class ShownBuilds {
  readonly #words = new Map<WebSocket, string>();

  follow(client: WebSocket): void {
    client.on('message', word => this.#words.set(client, Buffer.isBuffer(word) ? word.toString() : ''));
    client.on('close', () => this.#words.delete(client));
  }

  /** How many tabs show each build, as they say. */
  count(): readonly BuildTabs[] {
    const byWord = new Map<string, number>();
    for (const word of this.#words.values()) byWord.set(word, (byWord.get(word) ?? 0) + 1);
    const counted = new Map<string, BuildTabs>();
    for (const [word, times] of byWord)
      for (const { area, build } of shownIn(word)) {
        const name = `${area}/${build}`;
        counted.set(name, { area, build, tabs: (counted.get(name)?.tabs ?? 0) + times });
      }
    return [...counted.values()];
  }
}
