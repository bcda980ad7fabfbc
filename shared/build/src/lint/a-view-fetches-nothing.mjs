// A view gets props and says what happened. What asks a server, or follows an answer, is a hook beside it.
const ASKING = /^(use(Area|Own)?(Query|Queries|InfiniteQuery|Mutation|QueryClient)|useAnswer|sendingOf)$/;
const MESSAGE = 'A view fetches nothing: this belongs into a hook beside it.';

/** `platform.http(…)`, `http(…)` of `usePlatform()`, `client.fetch(…)`. */
function isAsking(callee) {
  if (callee.type === 'Identifier')
    return callee.name === 'fetch' || callee.name === 'http' || ASKING.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  return callee.property.name === 'http' || (callee.property.name === 'fetch' && callee.object.name === 'window');
}

export default {
  meta: { type: 'problem' },
  create(context) {
    const named = node => context.report({ node, message: MESSAGE });
    return {
      CallExpression(node) {
        if (isAsking(node.callee)) named(node.callee);
      },
      // Handed on as a value: `act(platform.http)`, `{ http } = usePlatform()`.
      MemberExpression(node) {
        if (node.computed || node.property.name !== 'http' || node.parent.callee === node) return;
        named(node);
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression' || init.callee.name !== 'usePlatform')
          return;
        for (const { key } of id.properties) if (key?.name === 'http') named(key);
      },
    };
  },
};
