import type { Answer, Command, Context } from '../command';
import { editRegistry } from '../edit-registry';
import { refuse } from '../refusal';
import { VALID_FOR_MS } from '../signing/seal';

export const renew: Command = {
  name: 'renew',
  takes: '',
  summary: 'sign anew what stands, as a new revision',
  about: [
    'Nothing changes but the signature: for a store that was never signed, for one that was restored (gateways and tabs',
    'take nothing older than what they have seen), and before a signature expires.',
  ],
  options: {},
  says: {},
  positionals: { min: 0, max: 0 },
  writes: true,
  async run(_asked, context) {
    const { store } = context;
    // An emptied folder, or another one's name: signed as it is, it would take every area from every tab.
    if ((await store.newest()).revision === 0)
      refuse(`Nothing was published in ${store.place}: name the store that is meant (--store), or restore it.`);
    return signAnew(context);
  },
};

export async function signAnew({ store, note, now }: Context): Promise<Answer> {
  const { revision } = await editRegistry(store, note, () => ({ areas: {} }));
  const until = new Date(now().getTime() + VALID_FOR_MS).toISOString();
  return {
    lines: [`Signed anew, until ${until.slice(0, 10)} (revision ${revision}).`],
    json: { revision, until },
  };
}
