import { useState, type MouseEvent } from 'react';
import { useGo } from '../use-go';

interface MenuLinks {
  readonly state: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
  readonly follow: (to: string) => (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A press that the platform takes over is "prevented" to Radix, which then leaves the menu open: closed here instead. */
export function useMenuLinks(startOpen: boolean): MenuLinks {
  const [open, setOpen] = useState(startOpen);
  const go = useGo();
  return {
    state: { open, onOpenChange: setOpen },
    follow: to => event => {
      go(to)(event);
      setOpen(false);
    },
  };
}
