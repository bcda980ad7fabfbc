import type { RecordKind } from '@tradefloor/contract';
import type { MessageKey } from '../../messages/en';

/** Why money moved, as its owner reads it in the financial records. */
export interface CauseText {
  readonly kind: RecordKind;
  readonly says: MessageKey;
  /** Listed by its deposit or withdrawal, which tells more, and not by its entry. */
  readonly byChainRecord?: true;
}
