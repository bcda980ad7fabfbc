// One module reads and writes the token (docs/adr/0008); who asks for it by its key is a second one.
const MESSAGE = 'The token is reached through the session store alone: shell/src/platform/session.';
const READS = new Set(['get', 'set', 'remove', 'getItem', 'setItem', 'removeItem']);

export default {
  meta: { type: 'problem' },
  create(context) {
    const report = node => context.report({ node, message: MESSAGE });
    return {
      MemberExpression(node) {
        const isKey =
          node.object.name === 'SPEC_KEYS' && (node.property.name === 'token' || node.property.value === 'token');
        if (isKey) report(node);
      },
      CallExpression({ callee, arguments: [first] }) {
        const reads = callee.type === 'MemberExpression' && READS.has(callee.property.name);
        if (reads && first?.type === 'Literal' && first.value === 'token') report(first);
      },
      Property({ key }) {
        const name = key.type === 'Literal' ? key.value : key.name;
        if (typeof name === 'string' && name.toLowerCase() === 'authorization') report(key);
      },
    };
  },
};
