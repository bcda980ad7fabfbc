import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { IdentityRow } from '../storage/tables/account';

const LOOKED_AT_EVERY_MS = 250;

/** The sandbox's clerk: looks at a form once its time has come, also at one that was handed in before a restart. */
export class Reviews {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  /** How the next forms end; a test may say otherwise. */
  verdict: 'verified' | 'refused' = 'verified';

  constructor(
    private readonly core: Core,
    public delaySeconds: number,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      // One round at a time; what the store could not take is looked at again.
      this.looking ??= this.look()
        .catch(() => {})
        .finally(() => (this.looking = null));
    }, LOOKED_AT_EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
  }

  async look(): Promise<void> {
    const before = this.core.clock.now() - this.delaySeconds * SECOND;
    const due = [...this.core.identities.all()].filter(row => row.status === 1 && row.submitted_at <= before);
    for (const row of due) await this.conclude(row);
  }

  private async conclude(row: IdentityRow): Promise<void> {
    const { core } = this;
    const isVerified = this.verdict === 'verified';
    const status = isVerified ? 2 : 0;
    await core.clerk.perform(deed => {
      // A number that was refused may be handed in by whose it is.
      const card_hash = isVerified ? row.card_hash : null;
      core.identities.write(deed, { ...row, card_hash, status, reviewed_at: deed.at });
      core.members.change(deed, row.member_id, { review_status: status });
      core.inbox.leave(deed, row.member_id, isVerified ? 'identityVerified' : 'identityRefused');
    });
  }
}
