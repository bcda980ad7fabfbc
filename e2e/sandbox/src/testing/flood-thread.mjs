// Guests who ask again as soon as they are answered, in a thread of their own: what a member waits for is measured beside them.
// Plain JavaScript, because a worker must start alike under tsx and under Jest.
import { parentPort, workerData } from 'node:worker_threads';

const statuses = {};
let unsaid = 0;
const ending = new AbortController();
parentPort.on('message', () => ending.abort());

async function ask({ url, headers }) {
  while (!ending.signal.aborted) {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 429 && !(Number(answer.headers.get('retry-after')) >= 1)) unsaid += 1;
  }
}

await Promise.all(workerData.map(ask));
parentPort.postMessage({ statuses, unsaid }, []);
parentPort.close();
