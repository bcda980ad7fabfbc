import type { Parts } from '@tradefloor/platform';

/** Handed on to composition, which alone knows the parts and comes after the platform. */
export function lateParts(): { readonly parts: Parts; readonly provide: (parts: Parts) => void } {
  let provided: Parts | null = null;
  return {
    parts: {
      has: (name, version) => provided?.has(name, version) ?? false,
      mount: (name, into, props, lost, version) =>
        provided?.mount(name, into, props, lost, version) ??
        Promise.reject(new Error(`no part ${name}: the areas are not known yet`)),
    },
    provide(parts) {
      provided = parts;
    },
  };
}
