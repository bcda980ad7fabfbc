/** What does not compile, on the page itself, until it does: the server's client posts it to its own window. */
export const PROBLEM_OVERLAY = `<script>
(() => {
  let shown = null;
  const hide = () => {
    shown?.remove();
    shown = null;
  };
  const show = problems => {
    hide();
    shown = document.createElement('section');
    shown.setAttribute('role', 'alert');
    shown.setAttribute('aria-label', 'Compile errors');
    shown.style.cssText =
      'position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:2147483647;padding:16px 20px;' +
      'background:#1b1113;color:#ffd9d9;border-top:2px solid #e5484d;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap';
    for (const problem of problems) {
      const [where = '', ...what] = problem.split('\\n');
      const head = document.createElement('strong');
      head.textContent = where;
      const body = document.createElement('div');
      body.textContent = what.join('\\n').trim() + '\\n\\n';
      shown.append(head, body);
    }
    document.body.append(shown);
  };
  const told = {
    webpackErrors: show,
    webpackOk: hide,
    webpackStillOk: hide,
    webpackWarnings: hide,
  };
  window.addEventListener('message', event => {
    if (event.source === window) told[event.data?.type]?.(event.data.data);
  });
})();
</script>`;
