// Federation says to the console what goes wrong, in a browser that has one: its ways around consoles that lack a method,
// and its own stacks for debugging, would be half a kilobyte of each first screen.
module.exports = source =>
  source
    .replace(/^const LOGGER_STACK_SKIP_TOKENS = \[$[^]*?^\];$/m, '')
    .replace(/^function captureStackTrace\(\) \{$[^]*?^\}$/m, '')
    .replace(
      /^\temit\(method, args\) \{$[^]*?^\t\}$/m,
      '\temit(method, args) {\n\t\tthis.delegate[method](this.prefix, ...args);\n\t}',
    );
