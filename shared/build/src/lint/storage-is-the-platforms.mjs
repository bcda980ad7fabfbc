// What is stored says whose it is and of which version, outlives a browser that forbids it, and goes at log out: the
// platform's `stored`, `sharedStored` and `deviceStorage` see to that.
const STORES = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']);
const MESSAGE = 'What is kept goes through stored(), sharedStored() or deviceStorage() of the platform.';

export default {
  meta: { type: 'problem' },
  create(context) {
    return {
      Identifier(node) {
        if (!STORES.has(node.name)) return;
        const { parent } = node;
        const isKey = parent.type === 'Property' && parent.key === node && !parent.shorthand;
        const isOwn = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
        if (isKey || (isOwn && !['window', 'globalThis', 'self'].includes(parent.object.name))) return;
        context.report({ node, message: MESSAGE });
      },
      MemberExpression(node) {
        if (node.object.name === 'document' && node.property.name === 'cookie')
          context.report({ node, message: MESSAGE });
      },
    };
  },
};
