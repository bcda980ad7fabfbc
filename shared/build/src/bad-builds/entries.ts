/** Entries of builds that load and then misbehave; written by hand, because no compiler would make them. */

function container(federation: string, module: string): string {
  return `window[${JSON.stringify(federation)}] = { init() {}, get: async () => () => (${module}) };\n`;
}

function lifecycles({ mount = 'show(props)', unmount = '' }: { mount?: string; unmount?: string }): string {
  return `(() => {
  const show = props => { props.domElement.textContent = 'bad build'; };
  return {
    bootstrap: async () => undefined,
    mount: async props => { ${mount} },
    unmount: async props => { ${unmount} },
  };
})()`;
}

const NEVER = 'await new Promise(() => undefined);';

export const ENTRIES = {
  'entry-throws': () => `throw new Error('this entry throws');\n`,
  'exposes-nothing': federation => container(federation, '{}'),
  'mount-throws': federation => container(federation, lifecycles({ mount: `throw new Error('this mount throws');` })),
  'mount-hangs': federation => container(federation, lifecycles({ mount: NEVER })),
  'unmount-hangs': federation => container(federation, lifecycles({ unmount: NEVER })),
  // As the lifecycles of shared/area tell it when React gives up a tree.
  'crashes-later': federation =>
    container(
      federation,
      lifecycles({ mount: `show(props); setTimeout(() => props.crashed(new Error('this render crashes')), 300);` }),
    ),
} satisfies Record<string, (federation: string) => string>;
