// Amounts and prices are decimal strings: a binary float has lost digits before anybody sees it. What is no money says
// so where it stands: `// oxlint-disable-next-line tradefloor/money-is-no-number -- a port`.
const MESSAGE = 'Money is a decimal string: use @tradefloor/money. Where it is none, say so beside the line.';

export default {
  meta: { type: 'problem' },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node;
        const isNumber = callee.type === 'Identifier' && (callee.name === 'Number' || callee.name === 'parseFloat');
        const isFixed =
          callee.type === 'MemberExpression' &&
          !callee.computed &&
          (callee.property.name === 'toFixed' || callee.property.name === 'toPrecision');
        const isParsed =
          callee.type === 'MemberExpression' &&
          callee.object.name === 'Number' &&
          callee.property.name === 'parseFloat';
        if (isNumber || isFixed || isParsed) context.report({ node, message: MESSAGE });
      },
      UnaryExpression(node) {
        if (node.operator === '+' && node.argument.type !== 'Literal') context.report({ node, message: MESSAGE });
      },
    };
  },
};
