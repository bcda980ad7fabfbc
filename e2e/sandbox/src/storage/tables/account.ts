/** What an account has beyond its row in `member`. */
export interface AccountTables {
  picture: PictureRow;
  identity: IdentityRow;
  member_security: SecurityRow;
  member_region: RegionRow;
  rebate: RebateRow;
  way_back: WayBackRow;
}

export interface PictureRow {
  /** Random, and the last part of its address: `x7….jpg`. */
  name: string;
  member_id: number;
  /** Of what is stored: two equal pictures have the same. */
  hash: string;
  content: Uint8Array;
  created_at: number;
}

export interface IdentityRow {
  member_id: number;
  name: string;
  /** Sealed with the exchange's key. */
  card_sealed: string;
  /** Keyed, so that a number is known again and not to be guessed; null once it is free for others. */
  card_hash: string | null;
  front_picture: string | null;
  reverse_picture: string | null;
  /** As in `member.review_status`. */
  status: number;
  submitted_at: number;
  reviewed_at: number | null;
}

export interface SecurityRow {
  member_id: number;
  /** Sealed; null while there is no second step at sign-in. */
  two_step_secret: string | null;
  /** Sealed; shown and not confirmed yet. */
  two_step_pending: string | null;
  /** The last half minute whose code was taken: a code is good once. */
  two_step_used: number;
  /** JSON list of keyed hashes of those that are left. */
  recovery_codes: string;
  fund_password_hash: string | null;
  anti_phishing_phrase: string | null;
  /** When each was bound to the account; 0 for the one that it was opened with. */
  email_bound_at: number;
  phone_bound_at: number;
  /** Until then nothing leaves: the password was reset, or an address replaced. */
  withdrawals_from: number;
  /** Money goes to saved addresses alone (wallet.saved-only); until then only, where it was switched off. */
  only_saved: boolean;
  only_saved_until: number | null;
}

/** The addresses of an account before one of them was bound, for whoever holds the key of the letter. */
export interface WayBackRow {
  key_hash: string;
  member_id: number;
  email: string | null;
  phone: string | null;
  email_bound_at: number;
  phone_bound_at: number;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** Where a member lives, as far as an agent is concerned. */
export interface RegionRow {
  member_id: number;
  /** Whose users list shows the member; null for the agent of the region. */
  agent_id: number | null;
  city_name: string;
  district_name: string;
}

/** What an inviter got for a day's fees of one invitee. */
export interface RebateRow {
  /** The moment of conversion, 08:00 in Beijing. */
  day: number;
  inviter_id: number;
  invitee_id: number;
  level: number;
  /** In USDT. */
  amount: string;
}
