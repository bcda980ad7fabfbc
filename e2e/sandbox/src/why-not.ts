/** Why it could not start, or go on: with what can be done about it where that is known. */
export function whyNot(problem: unknown, env: NodeJS.ProcessEnv): string {
  const { code, syscall, message }: Partial<NodeJS.ErrnoException> = Object(problem);
  const port = env['EXCHANGE_PORT'] || '8090';
  // Files may be refused as ports are.
  switch (syscall === 'listen' && code) {
    case 'EADDRINUSE':
      return `port ${port} is taken; stop what runs there, or set EXCHANGE_PORT`;
    case 'EACCES':
      return `port ${port} may not be used; set EXCHANGE_PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
      return `HOST is “${env['HOST']}”, which this machine does not have; set it to 127.0.0.1 or 0.0.0.0`;
    default:
      return message ?? String(problem);
  }
}
