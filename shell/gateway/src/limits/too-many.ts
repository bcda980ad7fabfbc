import type { IncomingHttpHeaders } from 'node:http';
import { type Answering, refuseCall } from '../exchange/envelope';
import type { PageLanguage } from '../page/page-texts';
import { languageOf } from './language';

const SECOND = 1_000;

const TOO_MANY: Readonly<Record<PageLanguage, (seconds: number) => string>> = {
  en: seconds => `Too many requests from your connection. Try again in ${seconds} s.`,
  hk: seconds => `您的網絡請求過於頻繁，請在 ${seconds} 秒後重試。`,
  jp: seconds => `お使いの回線からのリクエストが多すぎます。${seconds} 秒後にもう一度お試しください。`,
  kr: seconds => `사용 중인 네트워크의 요청이 너무 많습니다. ${seconds}초 후에 다시 시도하세요.`,
  spa: seconds => `Demasiadas solicitudes desde su conexión. Inténtelo de nuevo en ${seconds} s.`,
  zh: seconds => `您的网络请求过于频繁，请在 ${seconds} 秒后重试。`,
};

/** In the envelope and the language of the request, wherever it was going: one client code reads them all. */
export function refuseTooMany(reply: Answering & Headed, headers: IncomingHttpHeaders, waitMs: number): void {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND));
  reply.header('retry-after', String(seconds));
  refuseCall(reply, 429, TOO_MANY[languageOf(headers)](seconds));
}

interface Headed {
  header(name: string, value: string): unknown;
}
