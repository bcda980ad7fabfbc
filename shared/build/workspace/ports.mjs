import { createServer } from 'node:net';
import { stop } from './say.mjs';

/** The port that a variable names; ends with one line when it names none. */
export function portFrom(variable, otherwise) {
  const text = process.env[variable] || String(otherwise);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    stop(`${variable} is "${text}": give a number from 1 to 65535.`);
  return port;
}

export function assertFree(port, variable) {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      stop(
        code === 'EACCES'
          ? `Port ${port} may not be used: choose one above 1023 with ${variable}=….`
          : `Port ${port} is taken: end what uses it, or choose another with ${variable}=….`,
      ),
    );
    probe.once('listening', () => probe.close(resolve));
    probe.listen(port);
  });
}
