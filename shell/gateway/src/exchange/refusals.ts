import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from '../limits/language';
import type { PageLanguage } from '../page/page-texts';
import { EXCHANGE_DOWN, EXCHANGE_SLOW, FOREIGN, UNREADABLE } from './envelope';

type InSix = Readonly<Record<PageLanguage, string>>;

const REFUSALS = {
  'exchange-down': {
    en: EXCHANGE_DOWN,
    hk: '無法連接交易所，請稍後重試。',
    jp: '取引所に接続できません。しばらくしてからもう一度お試しください。',
    kr: '거래소에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    spa: 'No se puede conectar con el exchange. Inténtelo de nuevo en un momento.',
    zh: '无法连接交易所，请稍后重试。',
  },
  'exchange-slow': {
    en: EXCHANGE_SLOW,
    hk: '交易所未及時回應。重試前請先查看您的訂單。',
    jp: '取引所から時間内に応答がありませんでした。もう一度試す前に注文をご確認ください。',
    kr: '거래소가 제때 응답하지 않았습니다. 다시 시도하기 전에 주문을 확인해 주세요.',
    spa: 'El exchange no respondió a tiempo. Revise sus órdenes antes de intentarlo de nuevo.',
    zh: '交易所未及时响应。重试前请先查看您的订单。',
  },
  unreadable: {
    en: UNREADABLE,
    hk: '無法讀取該請求。',
    jp: 'リクエストを読み取れませんでした。',
    kr: '요청을 읽을 수 없습니다.',
    spa: 'No se pudo leer la solicitud.',
    zh: '无法读取该请求。',
  },
  foreign: {
    en: FOREIGN,
    hk: '該請求來自其他網站。',
    jp: 'このリクエストは別のサイトから送信されました。',
    kr: '다른 사이트에서 보낸 요청입니다.',
    spa: 'Esta solicitud procede de otro sitio.',
    zh: '该请求来自其他网站。',
  },
  'too-large': {
    en: 'This is too large: at most 4 MB can be sent.',
    hk: '內容過大，最多可傳送 4 MB。',
    jp: 'サイズが大きすぎます。送信できるのは 4 MB までです。',
    kr: '용량이 너무 큽니다. 최대 4MB까지 보낼 수 있습니다.',
    spa: 'Es demasiado grande: se pueden enviar 4 MB como máximo.',
    zh: '内容过大，最多可发送 4 MB。',
  },
  'body-too-large': {
    en: 'The request is too large.',
    hk: '請求內容過大。',
    jp: 'リクエストが大きすぎます。',
    kr: '요청이 너무 큽니다.',
    spa: 'La solicitud es demasiado grande.',
    zh: '请求内容过大。',
  },
  failed: {
    en: 'Something went wrong. Try again.',
    hk: '發生問題，請重試。',
    jp: '問題が発生しました。もう一度お試しください。',
    kr: '문제가 발생했습니다. 다시 시도해 주세요.',
    spa: 'Algo ha fallado. Inténtelo de nuevo.',
    zh: '出现问题，请重试。',
  },
  'no-call': {
    en: 'This endpoint does not exist.',
    hk: '接口不存在。',
    jp: 'このエンドポイントは存在しません。',
    kr: '존재하지 않는 엔드포인트입니다.',
    spa: 'Este punto de acceso no existe.',
    zh: '接口不存在。',
  },
  'desk-down': {
    en: 'The operators’ desk cannot be reached: start it with "npm run ops -- desk".',
    hk: '無法連接營運台：請用「npm run ops -- desk」啟動。',
    jp: '運用デスクに接続できません。「npm run ops -- desk」で起動してください。',
    kr: '운영 데스크에 연결할 수 없습니다. “npm run ops -- desk”로 시작하세요.',
    spa: 'No se puede conectar con el puesto de operaciones: inícielo con «npm run ops -- desk».',
    zh: '无法连接运营台：请用“npm run ops -- desk”启动。',
  },
  'desk-too-large': {
    en: 'This is too large for the operators’ desk.',
    hk: '內容過大，營運台無法接收。',
    jp: '運用デスクが受け取るには大きすぎます。',
    kr: '운영 데스크가 받기에는 너무 큽니다.',
    spa: 'Es demasiado grande para el puesto de operaciones.',
    zh: '内容过大，运营台无法接收。',
  },
} as const satisfies Readonly<Record<string, InSix>>;

/** In the language of the call, as the exchange says its own (wire.six-languages). */
export const refusalIn = (headers: IncomingHttpHeaders, why: keyof typeof REFUSALS): string =>
  REFUSALS[why][languageOf(headers)];
