// Rules have no page, and what looks at one takes half a second to load.
if (globalThis.document) {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/react');

  // How long something may take to appear on a busy machine; what never appears still fails.
  configure({ asyncUtilTimeout: 5_000 });
}
