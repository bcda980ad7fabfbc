import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from './content/use-content';
import { Link } from './link';
import { Opener } from './overlay/opener';

interface SupportLinkProps {
  readonly className: string | undefined;
  /** Where it leads to a page of this site. */
  readonly onFollow?: () => void;
  readonly children?: ReactNode;
}

/** A link as soon as its address is known; until then, or when there is none, a button that says so (shell.no-support). */
export function SupportLink({ className, onFollow, children }: SupportLinkProps) {
  const { t } = useTranslation();
  const { state } = useCustomerService();
  const name = t('support.label');
  if (state.kind === 'ready' && state.value !== null) {
    return state.value.startsWith('/') ? (
      <Link className={className} aria-label={name} to={state.value} onClick={onFollow}>
        {children ?? name}
      </Link>
    ) : (
      <a className={className} aria-label={name} href={state.value} target="_blank" rel="noopener noreferrer">
        {children ?? name}
      </a>
    );
  }
  return (
    <Opener
      popup="dialog"
      button={
        <button type="button" className={className} aria-label={name}>
          {children ?? name}
        </button>
      }
      renderOverlay={({ SupportPopover }, trigger, startOpen) => (
        <SupportPopover trigger={trigger} startOpen={startOpen} />
      )}
    />
  );
}
