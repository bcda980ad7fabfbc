// Builds of any age share one window: what one leaves there another one finds. Areas meet on the platform's bus alone.
const WINDOWS = new Set(['window', 'globalThis', 'self']);
const isWindow = node => node?.type === 'Identifier' && WINDOWS.has(node.name);
const isOnWindow = node => node?.type === 'MemberExpression' && (isWindow(node.object) || isOnWindow(node.object));

const MESSAGE = 'Nothing is left on window: areas meet on the bus of the platform.';
const MAKES = new Set(['assign', 'defineProperty', 'defineProperties', 'set']);

export default {
  meta: { type: 'problem' },
  create(context) {
    const report = node => context.report({ node, message: MESSAGE });
    return {
      AssignmentExpression({ left }) {
        if (isOnWindow(left)) report(left);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type === 'Identifier' && callee.name === 'dispatchEvent') report(node);
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        const { object, property } = callee;
        if (property.name === 'dispatchEvent' || (property.name === 'postMessage' && isWindow(object))) report(node);
        if (['Object', 'Reflect'].includes(object.name) && MAKES.has(property.name) && isWindow(given[0])) report(node);
      },
      NewExpression(node) {
        if (['CustomEvent', 'BroadcastChannel', 'SharedWorker'].includes(node.callee.name)) report(node);
      },
    };
  },
};
