import type { Listing } from '@tradefloor/area/list';
import type { StatementLine } from '@tradefloor/contract/ext';
import { useFailure } from '@tradefloor/area/act';
import { Button } from '@tradefloor/ui';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A paper has every line: what is not loaded yet is fetched first. */
export function PrintButton({ listing }: { readonly listing: Listing<StatementLine> }) {
  const { t } = useTranslation();
  const trouble = useFailure('read');
  const [isWanted, setWanted] = useState(false);
  const { hasMore, more, rows } = listing;
  useEffect(() => {
    if (!isWanted) return;
    if (!hasMore) {
      setWanted(false);
      window.print();
      return;
    }
    more().catch((problem: unknown) => {
      setWanted(false);
      trouble(problem);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each page that has come asks for the next one, and nothing else does
  }, [isWanted, hasMore, rows.length]);
  return (
    <Button
      size="small"
      variant="quiet"
      start={<Printer size={14} aria-hidden />}
      loading={isWanted}
      disabled={rows.length === 0}
      onClick={() => setWanted(true)}
    >
      {t('statement.print')}
    </Button>
  );
}
