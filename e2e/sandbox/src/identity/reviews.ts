import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { IdentityRow } from '../storage/tables/account';

/** The sandbox's clerk: looks at a form once its time has come, also at one that was handed in before a restart. */
export class Reviews {
  /** How the next forms end; a test may say otherwise. */
  verdict: 'verified' | 'refused' = 'verified';

  constructor(
    private readonly core: Core,
    public delaySeconds: number,
  ) {}

  /** Those that are due at `now`; says whether there was any. */
  async round(now: number): Promise<boolean> {
    const before = now - this.delaySeconds * SECOND;
    const due = [...this.core.identities.all()].filter(row => row.status === 1 && row.submitted_at <= before);
    await Promise.all(due.map(row => this.conclude(row)));
    return due.length > 0;
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
