import i18next, { createInstance } from 'i18next';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import client from 'react-dom/client';
import { Subject } from 'rxjs';
import { buildInStack } from './build-in-stack';
import { keepPrototypes } from './keep-prototypes';
import type { Say } from './watched';

/**
 * One of each for the shell and all areas: none of them puts a function of its own into the place of a shared one, or of
 * one that all of what a shared one makes has. Who tries is told, or met by an error of its own.
 */
export function keepShared(accuse: Say, runs = buildInStack): void {
  for (const shared of [react, jsxRuntime, reactDom, client]) Object.freeze(shared);
  for (const [name, own] of Object.entries(i18next))
    if (typeof own === 'function') Object.defineProperty(i18next, name, { writable: false, configurable: false });
  keepPrototypes([...ofReact(), ...ofTexts(), ...ofChanges()], accuse, runs);
}

const ofReact = (): object[] =>
  [react.Component.prototype, react.PureComponent.prototype].map(each => Object.create(each));

/** What an instance works with, it has from the first. */
function ofTexts(): object[] {
  const texts = createInstance();
  void texts.init({ lng: 'en', resources: {} });
  const { resourceStore, languageUtils, pluralResolver, interpolator, formatter, backendConnector } = texts.services;
  const all: unknown[] = [resourceStore, languageUtils, pluralResolver, interpolator, formatter, backendConnector];
  return [texts, ...[Reflect.get(texts, 'translator'), ...all].filter(each => each instanceof Object)];
}

/** The platform's changes, and what somebody has who listens to them: of the shell's copy alone, each area has its own. */
function ofChanges(): object[] {
  const changes = new Subject<void>();
  const listening = changes.subscribe();
  const listener: unknown = Reflect.get(listening, 'destination');
  return [changes, listening, ...(listener instanceof Object ? [listener] : [])];
}
