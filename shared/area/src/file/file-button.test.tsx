import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCALES } from '@tradefloor/money';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { drawnWith } from '../testing/drawn';
import { READING } from '../texts/texts';
import { csvOf } from './csv';
import { FileButton } from './file-button';
import { saveFile } from './save-file';

jest.mock('./save-file');

const saved = jest.mocked(saveFile);
const answers: Array<() => void> = [];
let texts: i18n | null = null;

afterEach(() => jest.useRealTimers());
beforeEach(() => {
  saved.mockClear();
  answers.length = 0;
});

/** As a list of two pages does: heads when it is drawn, each page in the language that is on when it is asked for. */
function List({ platform }: { readonly platform: FakePlatform }) {
  const { t, i18n: here } = useTranslation();
  const make = async () => {
    const first = platform.language.code();
    await new Promise<void>(resolve => answers.push(resolve));
    return csvOf([t('time')], [[first], [platform.language.code()]]);
  };
  return (
    <>
      <FileButton name="rows" disabled={false} make={make} />
      <button onClick={() => (texts = here)}>texts</button>
    </>
  );
}

const answered = () => act(async () => answers.shift()?.());
const pressed = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function list(): Promise<FakePlatform> {
  const platform = fakePlatform();
  drawnWith(() => ({ time: 'Time', 'list.csv': 'CSV' }))(platform, <List platform={platform} />);
  await pressed('texts');
  texts?.addResourceBundle(LOCALES.spa, READING.defaultNS, { time: 'Hora', 'list.csv': 'CSV' });
  return platform;
}

it('is of one language, though another is chosen while its rows are on their way', async () => {
  const platform = await list();
  await pressed('CSV');
  await act(async () => platform.language.set('spa'));
  await answered();
  // Its texts are not there yet: rows of that language would come under heads of the other.
  expect(answers).toHaveLength(0);
  await act(async () => texts?.changeLanguage(LOCALES.spa));
  // Told by the drawing of it: nothing is waited for.
  expect(answers).toHaveLength(1);
  await answered();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[1]).toBe('\uFEFFHora\r\nspa\r\nspa\r\n');
});

it('is made once where the language stays', async () => {
  await list();
  await pressed('CSV');
  await answered();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[1]).toBe('\uFEFFTime\r\nen\r\nen\r\n');
  expect(answers).toHaveLength(0);
});

it('goes on at once where the language before is chosen again', async () => {
  const platform = await list();
  await pressed('CSV');
  await act(async () => platform.language.set('spa'));
  await answered();
  expect(answers).toHaveLength(0);
  await act(async () => platform.language.set('en'));
  expect(answers).toHaveLength(1);
  await answered();
  expect(saved.mock.calls[0]?.[1]).toBe('\uFEFFTime\r\nen\r\nen\r\n');
});

it('is made as it is drawn where the texts of the language that is chosen never come', async () => {
  const platform = await list();
  await pressed('CSV');
  jest.useFakeTimers();
  await act(async () => platform.language.set('spa'));
  await answered();
  await act(async () => jest.advanceTimersByTimeAsync(9_000));
  expect(answers).toHaveLength(0);
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  await answered();
  expect(saved.mock.calls[0]?.[1]).toBe('\uFEFFTime\r\nspa\r\nspa\r\n');
});
