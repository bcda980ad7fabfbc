import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { ownChangedOf } from '@tradefloor/area/list';
import { type Currency, listOwnAdverts, publishAdvert } from '@tradefloor/contract';
import { compare, formatNumber } from '@tradefloor/money';
import { balancesTopic, serverClockTopic, ways } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';
import { type PublishForm, sentOf, worthOf } from './publish-rules';

interface Course {
  /** wire.needs-first: what is filled in is there again for who comes back with what was needed first. */
  readonly draft: { readonly keep: () => void; readonly forget: () => void };
  readonly onRefused: () => void;
}

/** The server's clock is known to some milliseconds, and told in whole seconds. */
const SLACK_MS = 2_000;

/** Publishes an advert, and goes on to the user's own. */
export function usePublish({ draft, onRefused }: Course) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const language = useLanguage();
  const { act, told } = useFormAct();

  const publish = async (form: PublishForm, currency: Currency): Promise<void> => {
    const sent = sentOf(form);
    const worth = worthOf(form);
    if (sent === null || worth === null) return;
    const { side, currencyId, total, price, way } = sent;
    const { offsetMs = 0 } = platform.bus.last(serverClockTopic) ?? {};
    const ended = await act({
      ...sendingOf(
        platform,
        publishAdvert,
        () => sent,
        async ({ sentAt }, signal) => {
          const { rows } = await platform.http(listOwnAdverts, { side, currencyId, page: 1 }, { signal });
          const isThere = rows.some(
            row =>
              row.way === way &&
              compare(row.total, total) === 0 &&
              compare(row.price, price) === 0 &&
              (row.createdAt ?? 0) >= sentAt + offsetMs - SLACK_MS,
          );
          return isThere ? { kind: 'done', message: null } : { kind: 'lost' };
        },
      ),
      ask: {
        title: t(`publish.ask.${side}`, { currency: currency.name }),
        text: side === 'sell' ? t('publish.askSellText') : t('publish.askBuyText'),
        facts: [
          [t('order.amount'), `${formatNumber(total, language)} ${currency.name}`],
          [t('order.price'), yuanText(price, language)],
          [t('order.money'), yuanText(worth, language)],
          [t('order.way'), t(`way.${way}`)],
        ],
        yes: t('publish.yes'),
        tone: side,
      },
      done: message => message ?? t('publish.done'),
      draft,
      after({ kind }) {
        if (kind === 'refused') onRefused();
        ownChangedOf(platform).tell();
        void platform.refresh(balancesTopic);
      },
    });
    if (ended.kind === 'done') await platform.navigate(ways.ownAdverts({ type: side }), { force: true });
  };
  return { publish, told };
}
