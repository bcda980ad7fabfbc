export { Core } from './core';
export { createExchange, type Exchange } from './exchange';
export { DEFAULT_OPTIONS, type ExchangeOptions, optionsFrom } from './options';
