import type { LanguageCode } from '@tradefloor/contract';
import type { Currency } from './currency';
import { en } from './descriptions/en';
import { hk } from './descriptions/hk';
import { jp } from './descriptions/jp';
import { kr } from './descriptions/kr';
import { spa } from './descriptions/spa';
import { zh } from './descriptions/zh';

const ALL: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = { zh, hk, en, kr, jp, spa };

export const descriptionOf = (currency: Currency, language: LanguageCode): string => ALL[language][currency.name] ?? '';
