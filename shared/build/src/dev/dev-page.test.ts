import { aShellJson } from '@tradefloor/release/sample-builds';
import { devPage, registryOf } from './dev-page';

const page = `<html><head>
<link rel="stylesheet" href="/shell/old.css" integrity="sha384-x" crossorigin>
<link rel="preload" href="/builds/spot/a/entry.js" as="script">
<link rel="icon" href="/icon.svg">
<script defer src="/shell/old.js" integrity="sha384-x" crossorigin nonce="n"></script>
</head><body>
<script type="application/json" id="registry" data-overrides="[]">{"revision":1,"keys":["k"]}</script>
</body></html>`;

describe('devPage', () => {
  const made = devPage(page, aShellJson({ scripts: ['shell.js'], styles: ['shell.css'] }), { text: '$& </script>' });

  it('runs the development shell instead of the published one', () => {
    expect(made).not.toContain('old.');
    expect(made).not.toContain('preload');
    expect(made).toContain('<script defer src="/shell/shell.js"></script>');
    expect(made).toContain('<link rel="icon" href="/icon.svg">');
  });

  it('keeps renderers before react-dom is loaded', () => {
    expect(made.indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(made.indexOf('/shell/shell.js'));
  });

  it('leaves the shell that is published where there is no other', () => {
    const own = devPage(page, null, { revision: 2 });
    expect(registryOf(own)).toEqual({ revision: 2 });
    expect(own).toContain('/shell/old.js');
    expect(own).not.toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
  });

  it('says on the page what does not compile, whichever shell is there', () => {
    for (const html of [made, devPage(page, null, {})]) expect(html).toContain('Compile errors');
  });

  it('carries the registry, whatever is in it', () => {
    expect(registryOf(page)).toEqual({ revision: 1 });
    expect(registryOf(made)).toEqual({ text: '$& </script>' });
    expect(made).toContain('id="registry" data-overrides="[]">');
  });
});
