import { Bell, Moon, Settings, Star } from 'lucide-react';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { buttonClass } from '../button/button-class';
import { IconButton } from '../icon-button/icon-button';
import { Kbd } from '../kbd/kbd';
import { Logo } from '../logo/logo';
import { StarButton } from '../star-button/star-button';
import { Exhibit } from './exhibit';

const VARIANTS = ['primary', 'plain', 'quiet', 'buy', 'sell', 'danger'] as const;
const WORDS = {
  primary: 'Sign up',
  plain: 'Deposit',
  quiet: 'Later',
  buy: 'Buy BTC',
  sell: 'Sell BTC',
  danger: 'Close',
};

export function Buttons() {
  return (
    <>
      <Exhibit name="Logo, badges, keys">
        <Logo />
        <Logo mark />
        <Badge>10× leverage</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="good">Completed</Badge>
        <Badge tone="warn">In review</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Avatar name="mei" />
        <Kbd>?</Kbd>
        <Kbd>Esc</Kbd>
      </Exhibit>
      {(['small', 'medium', 'large'] as const).map(size => (
        <Exhibit key={size} name={`Buttons, ${size}`}>
          {VARIANTS.map(variant => (
            <Button key={variant} {...{ variant, size }}>
              {WORDS[variant]}
            </Button>
          ))}
        </Exhibit>
      ))}
      <Exhibit name="Buttons locked, disabled, with an icon, as a link">
        <Button variant="buy" loading>
          Buy BTC
        </Button>
        <Button loading>Deposit</Button>
        <Button variant="primary" disabled>
          Sign up
        </Button>
        <Button variant="quiet" disabled>
          Later
        </Button>
        <Button start={<Bell size={14} aria-hidden />}>Price alert</Button>
        <a className={buttonClass({ variant: 'primary' })} href="#trade">
          Trade
        </a>
        <IconButton label="Day theme">
          <Moon size={16} aria-hidden />
        </IconButton>
        <IconButton label="Favourite" size="small" aria-pressed>
          <Star size={14} aria-hidden />
        </IconButton>
        <StarButton label="Favourite BTC/USDT" isStarred onToggle={() => undefined} />
        <StarButton label="Favourite ETH/USDT" isStarred={false} onToggle={() => undefined} />
        <IconButton label="Settings" disabled>
          <Settings size={16} aria-hidden />
        </IconButton>
      </Exhibit>
    </>
  );
}
