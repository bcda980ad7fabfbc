// One place of the page shows news, in turn and once: an area says `platform.notify`, and draws no toast of its own.
const OF_THE_KIT = new Set(['Toast', 'ToastViewport', 'PoliteRegion']);
const OTHERS = /^(sonner|react-toastify|react-hot-toast|notistack)$/;
const MESSAGE = 'News is said with platform.notify: the shell shows it.';

export default {
  meta: { type: 'problem' },
  create(context) {
    return {
      ImportDeclaration(node) {
        if (OTHERS.test(node.source.value)) context.report({ node, message: MESSAGE });
        if (node.source.value !== '@tradefloor/ui') return;
        for (const each of node.specifiers) {
          if (OF_THE_KIT.has(each.imported?.name)) context.report({ node: each, message: MESSAGE });
        }
      },
    };
  },
};
