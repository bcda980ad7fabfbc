import type { Answer, Command, Context } from '../command';
import { editRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { VALID_FOR_MS } from '../signing/seal';
import { takenByGateways } from '../signing/taken';

export const renew: Command = {
  name: 'renew',
  takes: '',
  summary: 'sign anew what stands, as a new revision',
  about: [
    'Nothing changes but the signature: for a store that was never signed, for one that was restored (gateways and tabs',
    'take nothing older than what they have seen: those of GATEWAYS are asked), and before a signature expires. Where the',
    'store was emptied and is not to be restored, --empty begins it anew: every area leaves every open tab until it is',
    'published and promoted again.',
  ],
  options: { empty: { type: 'boolean' }, 'unless-older': { type: 'boolean' } },
  says: {
    empty: 'sign also a store in which nothing was published',
    'unless-older': 'not where something later was signed here, as "npm start" does it',
  },
  positionals: { min: 0, max: 0 },
  writes: true,
  async run(asked, context) {
    const { store, note } = context;
    // An emptied folder, or another one's name: signed as it is, it would take every area from every tab.
    if ((await store.newest()).revision === 0 && !asked.flag('empty'))
      refuse(
        `Nothing was published in ${store.place}: name the store that is meant (--store), restore it, or begin anew (--empty).`,
      );
    if (asked.flag('unless-older')) return signAnew(context);
    return signAnew({ ...context, note: { ...note, isPutBack: true, after: await takenByGateways(context) } });
  },
};

/** With what gateways and tabs are to hear of the keys; `named` is one that whoever types it has named. */
export function signAnew(context: Context, named: string | null = null): Promise<Answer> {
  return signedAnew({ ...context, note: { ...context.note, tellsKeys: { named } } });
}

/** A revision in which nothing changes: the history has who wrote it, and why. */
export async function signedAnew({ store, note, now }: Context): Promise<Answer> {
  const { revision } = await editRegistry(store, note, () => ({ areas: {} }));
  const until = new Date(now().getTime() + VALID_FOR_MS).toISOString();
  return {
    lines: [`Signed anew, until ${until.slice(0, 10)} (revision ${revision}).`],
    json: { revision, until },
  };
}
