import { useState } from 'react';
import { FileDrop, type Upload } from '../file-drop/file-drop';
import { QrCode } from '../qr-code/qr-code';
import { SanitisedHtml } from '../sanitised-html/sanitised-html';
import { Exhibit } from './exhibit';

const texts = {
  drop: 'Drop a picture here or',
  pick: 'Choose a file',
  replace: 'Choose another',
  remove: 'Remove',
  sending: 'Sending',
  problems: {
    'not-one': 'One picture at a time',
    'wrong-type': 'Only jpg and png pictures',
    'too-large': 'At most 4 MB',
    empty: 'The file is empty',
  },
};

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="gray"/></svg>',
  ],
  'passport-front.png',
  { type: 'image/svg+xml' },
);
const NEWS =
  '<h3>Leverage: new lot limits</h3><p>From <strong>Monday</strong> the limits change. ' +
  '<a href="#notices">All announcements</a></p><ul><li>BTC/USDT: 1 to 200 lots</li><li>ETH/USDT: 1 to 500 lots</li></ul>';

export function Uploads() {
  const [upload, setUpload] = useState<Upload>({ kind: 'none' });
  const common = { hint: 'jpg or png, at most 4 MB', texts, onRemove: () => setUpload({ kind: 'none' }) };
  return (
    <>
      <Exhibit name="Pictures to send" as="columns">
        <FileDrop
          {...common}
          label="Front of the document"
          upload={upload}
          onPick={file => setUpload({ kind: 'done', file })}
        />
        <FileDrop
          {...common}
          label="Back of the document"
          upload={{ kind: 'sending', file: picture, share: 0.6 }}
          onPick={() => undefined}
        />
        <FileDrop
          {...common}
          label="Proof of the transfer"
          upload={{ kind: 'none' }}
          error="A picture is needed"
          onPick={() => undefined}
        />
      </Exhibit>
      <Exhibit name="A code, and what an operator wrote" as="columns">
        <QrCode text="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" label="Deposit address" />
        <SanitisedHtml html={NEWS} />
      </Exhibit>
    </>
  );
}
