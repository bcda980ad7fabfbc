import type { Answer } from './command';
import { Refusal } from './refusal';

/** Of a command that does several things: what it had done until it was refused is done, and is told beside it. */
export class RefusedHalfway extends Refusal {
  constructor(
    { kind, message, findings }: Refusal,
    readonly done: Pick<Answer, 'lines' | 'json'>,
  ) {
    super(kind, message, { findings });
    this.name = 'RefusedHalfway';
  }
}
