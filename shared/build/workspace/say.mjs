// What a person at a terminal reads: one line a step, and one clear line when things can't go on.

let out = process.stdout;

/** Of a program whose output somebody reads, the steps before it are no part. */
export function sayAside() {
  out = process.stderr;
}

export function step(text) {
  out.write(`· ${text}\n`);
}

/** Ends the process with a sentence that says what is wrong and what to do. */
export function stop(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`);
  process.exit(1);
}

/** Prints that a long step is still going, so that silence never looks like a hang. */
export async function withProgress(text, work) {
  const began = Date.now();
  step(`${text} …`);
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const timer = setInterval(() => step(`${text}, ${seconds()} s so far`), 20_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (seconds() >= 2) step(`${text}: ${seconds()} s`);
  }
}
