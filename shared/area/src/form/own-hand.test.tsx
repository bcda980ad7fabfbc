import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { drawnWith } from '../testing';
import { hasProofs, NO_PROOFS, type OwnProofs, sentProofs, type TypedProofs } from './own-hand';
import { OwnHandFields } from './own-hand-fields';

const drawn = drawnWith();
const user = (fundPasswordSet: boolean, twoStepOn: boolean) => ({ fundPasswordSet, twoStepOn });

function Leaving({ owner, send }: { readonly owner: OwnProofs; readonly send: (sent: object) => void }) {
  const form = useFields<TypedProofs>({ start: NO_PROOFS });
  return (
    <Form form={form} label="Send" onSubmit={typed => send(sentProofs(owner, typed))}>
      <OwnHandFields control={form.control} user={owner} fundPassword="fundPassword" code="code" />
      <SubmitButton control={form.control}>Send</SubmitButton>
    </Form>
  );
}

it.each([
  [user(false, false), [], {}],
  [user(true, false), ['Fund password'], { fundPassword: '246810' }],
  [user(false, true), ['Authenticator or recovery code'], { code: '246810' }],
  [user(true, true), ['Fund password', 'Authenticator or recovery code'], { fundPassword: '246810', code: '246810' }],
])('of %j asks for %j, and sends as much (wallet.own-hand)', async (owner, labels, sent) => {
  const send = jest.fn();
  drawn(fakePlatform(), <Leaving owner={owner} send={send} />);
  expect(hasProofs(owner)).toBe(labels.length > 0);
  expect(screen.queryAllByLabelText(/^(Fund password|Authenticator or recovery code)$/)).toHaveLength(labels.length);
  // As apps show it, and as it is pasted.
  for (const label of labels) await userEvent.type(screen.getByLabelText(label), '246 810');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith(sent);
});

it('sends a recovery code with its dashes', () => {
  expect(sentProofs(user(false, true), { fundPassword: '', code: ' abcd-efgh-1234 ' })).toEqual({
    code: 'abcd-efgh-1234',
  });
});
