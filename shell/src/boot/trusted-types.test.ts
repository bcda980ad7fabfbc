/** @jest-environment jsdom */
import { keepOnePolicy, type PolicyFactory } from './trusted-types';

type Rules = Parameters<PolicyFactory['createPolicy']>[1];

function aFactory() {
  const made = new Map<string, Rules>();
  const factory: PolicyFactory = {
    createPolicy(name, rules) {
      if (made.has(name)) throw new TypeError(`Policy with name "${name}" already exists.`);
      made.set(name, rules);
      return { createHTML: String, createScript: String, createScriptURL: String };
    },
  };
  keepOnePolicy(factory);
  return { factory, made, rules: made.get('default') ?? {} };
}

const { origin } = window.location;

it.each([`${origin}/builds/spot/aaaa1111/entry.js`, '/shell/1a2b.js', 'http://127.0.0.1:8101/entry.js'])(
  'lets a script come from %s',
  address => expect(aFactory().rules.createScriptURL?.(address)).toBe(address),
);

it.each([
  'https://elsewhere.example/x.js',
  '/api/files/picture/x.jpg',
  '/builds/../api/x.js',
  'data:text/javascript,1',
])('lets none come from %s', address =>
  expect(() => aFactory().rules.createScriptURL?.(address)).toThrow('Scripts do not come from'),
);

it('lets HTML be parsed and never be written', () => {
  const { rules } = aFactory();
  const html = '<img src=x onerror=alert(1)>';
  expect(rules.createHTML?.(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
  expect(rules.createHTML?.('', 'TrustedHTML', 'Element innerHTML')).toBe('');
  expect(() => rules.createHTML?.(html, 'TrustedHTML', 'Element innerHTML')).toThrow('Element innerHTML');
  expect(rules.createScript).toBeUndefined();
});

it('gives who wants a policy of its own the texts back, and makes none', () => {
  const { factory, made } = aFactory();
  const own = factory.createPolicy('dompurify', { createHTML: () => 'trusted' });
  expect(own.createHTML('<b>')).toBe('<b>');
  expect([...made.keys()]).toEqual(['default']);
  expect(() => Object.assign(factory, { createPolicy: null })).toThrow('createPolicy');
});

it('asks nothing of a browser without Trusted Types', () => {
  expect(() => keepOnePolicy(undefined)).not.toThrow();
});
