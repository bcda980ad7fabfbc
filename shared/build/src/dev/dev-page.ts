import type { ShellJson } from '@tradefloor/release';
import * as z from 'zod/mini';
import { PROBLEM_OVERLAY } from './problem-overlay';

/**
 * Loaded before react-dom: the hook that fast refresh makes for itself does not keep renderers, and the area's refresh
 * runtime, which comes after the shell's react-dom, would find none.
 */
const REFRESH_HOOK = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  checkDCE() {},
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
</script>`;

const REGISTRY = /(<script type="application\/json" id="registry"[^>]*>)(.*?)(<\/script>)/s;

/**
 * What the gateway wrote into it, overrides included: other areas may come from other development servers. Without its
 * keys: nobody signs what is added here, and a tab that knew them would put the stable build in its place.
 */
export function registryOf(page: string): unknown {
  const { keys: _keys, ...registry } = z.looseObject({}).parse(JSON.parse(REGISTRY.exec(page)?.[2] ?? 'null'));
  return registry;
}

/**
 * The gateway's page with the registry that names the area worked on, and with the development shell in it, where there
 * is one.
 */
export function devPage(page: string, shell: ShellJson | null, registry: unknown): string {
  const json = JSON.stringify(registry).replaceAll('<', '\\u003c');
  const named = page
    .replace(REGISTRY, (_, open, _registry, end) => open + json + end)
    .replace('</head>', () => `${PROBLEM_OVERLAY}\n</head>`);
  if (shell === null) return named;
  const scripts = shell.scripts.map(file => `<script defer src="/shell/${file}"></script>`);
  const styles = shell.styles.map(file => `<link rel="stylesheet" href="/shell/${file}">`);
  return named
    .replaceAll(/<link rel="(preload|stylesheet)"[^>]*>\n?/g, '')
    .replaceAll(/<script defer[^>]*><\/script>\n?/g, '')
    .replace('</head>', () => [REFRESH_HOOK, ...styles, ...scripts, '</head>'].join('\n'));
}
