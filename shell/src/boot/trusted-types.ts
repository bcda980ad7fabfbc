/**
 * The page's only Trusted Types policy, made before anything else runs: whatever puts a text where a browser would run
 * it, of the shell, of a library or of a build made long ago, passes here. With it made nobody can make another: the
 * policy of the page names this one, once.
 */

interface Policy {
  createHTML(html: string, type?: string, sink?: string): string;
  createScript(script: string): string;
  createScriptURL(address: string): string;
}

export interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

/** Of a document that is only parsed nothing runs: so DOMPurify and Highcharts look at what they are given. */
const INERT = 'DOMParser parseFromString';
/** What may run, of all that this origin serves. */
const CODE = /^\/(builds|shell)\//;

const rules: Partial<Policy> = {
  createHTML(html, _, sink) {
    if (html === '' || sink === INERT) return html;
    throw new TypeError(`Nothing is written into the page as HTML, as ${sink} was asked to`);
  },
  createScriptURL(address) {
    const { origin, hostname, pathname } = new URL(address, window.location.href);
    if (origin === window.location.origin && CODE.test(pathname)) return address;
    // In development areas come from servers of their own, as far as the page's policy lets them.
    if (origin !== window.location.origin && (hostname === 'localhost' || hostname === '127.0.0.1')) return address;
    throw new TypeError(`Scripts do not come from ${origin}${pathname}`);
  },
};

/** For libraries and builds that would make a policy of their own: texts stay texts, which the one policy judges. */
const plain: Policy = {
  createHTML: html => html,
  createScript: script => script,
  createScriptURL: address => address,
};

declare global {
  /** Chromium has it; TypeScript's own library does not know it yet. */
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var trustedTypes: PolicyFactory | undefined;
}

/** Before any script is asked for. */
export function keepOnePolicy(factory: PolicyFactory | undefined): void {
  if (!factory) return;
  factory.createPolicy('default', rules);
  Object.defineProperty(factory, 'createPolicy', { value: () => plain, writable: false, configurable: false });
}
