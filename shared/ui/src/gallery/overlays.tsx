import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../menu/menu';
import { Popover } from '../popover/popover';
import { QrCode } from '../qr-code/qr-code';
import { Sheet } from '../sheet/sheet';
import { TextField } from '../text-field/text-field';
import { Toast } from '../toast/toast';
import { Tooltip } from '../tooltip/tooltip';
import { Exhibit } from './exhibit';
import styles from './gallery.module.css';

const nothing = () => undefined;

export function Overlays({ name }: { readonly name: string }) {
  const [language, setLanguage] = useState('en');
  const [isAsking, setAsking] = useState(false);
  const [stop, setStop] = useState('');
  return (
    <>
      <Exhibit name="What opens over the page">
        <Menu trigger={<Button end={<ChevronDown size={14} aria-hidden />}>Menu</Button>}>
          <MenuLabel>Language</MenuLabel>
          <MenuChoices
            label="Language"
            value={language}
            onChoose={setLanguage}
            choices={[
              { value: 'en', label: 'English' },
              { value: 'jp', label: '日本語', lang: 'ja' },
              { value: 'kr', label: '한국어', lang: 'ko' },
            ]}
          />
          <MenuSeparator />
          <MenuLink href="#messages" current="page">
            Messages
          </MenuLink>
          <MenuItem onSelect={nothing} disabled>
            Two-step sign-in
          </MenuItem>
          <MenuItem onSelect={nothing} tone="danger">
            Log out
          </MenuItem>
        </Menu>
        <Popover label="The app" trigger={<Button>Popover</Button>}>
          <QrCode text="https://tradefloor.example/" label="Opens the app on a phone" />
        </Popover>
        <Tooltip text="Liquidation begins at a risk rate of 110 % or below.">
          <Button>Tooltip</Button>
        </Tooltip>
        <Dialog
          title="Set a stop"
          closeLabel="Close"
          trigger={<Button>Dialog</Button>}
          footer={<Button variant="primary">Save</Button>}
        >
          <TextField label="Stop price" value={stop} onChange={setStop} />
        </Dialog>
        <Button onClick={() => setAsking(true)}>Confirmation</Button>
        <ConfirmDialog
          open={isAsking}
          onAnswer={() => setAsking(false)}
          title="Withdraw 0.5 BTC?"
          text="It can’t be undone once it is on the chain."
          facts={[
            ['Amount', '0.5 BTC'],
            ['Address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
            ['Network', 'Bitcoin'],
            ['You receive', '0.4995 BTC'],
          ]}
          yes="Withdraw"
          no="Back"
          tone="danger"
        />
        <Sheet title="Buy BTC" closeLabel="Close" trigger={<Button>Sheet</Button>}>
          <p className={styles.sheet}>The order form on a phone.</p>
        </Sheet>
        <Sheet side="start" title="Markets" closeLabel="Close" trigger={<Button>Drawer</Button>}>
          <p className={styles.sheet}>The list of markets below 1440 px.</p>
        </Sheet>
      </Exhibit>
      <Exhibit name="Toasts" as="columns">
        <ul aria-label={`Toasts by ${name}`} className={styles.exhibit}>
          <Toast kind="success" text="Bought 0.0623 BTC at 97,412.00" dismissLabel="Dismiss" onDismiss={nothing} />
          <Toast
            kind="error"
            text="The order was not placed: the balance is too small."
            code="TF-1042"
            action={{ label: 'Deposit', run: nothing }}
            dismissLabel="Dismiss"
            onDismiss={nothing}
          />
        </ul>
        <ul aria-label={`More toasts by ${name}`} className={styles.exhibit}>
          <Toast
            kind="warning"
            text="The book is late: market orders wait."
            dismissLabel="Dismiss"
            onDismiss={nothing}
          />
          <Toast kind="info" text="A new version is ready." dismissLabel="Dismiss" onDismiss={nothing} />
        </ul>
      </Exhibit>
    </>
  );
}
