/** Every way a call can end, told apart here and nowhere else. */
export type Outcome<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer; readonly message: string | null }
  /** The server said no; its message is shown as it came. */
  | { readonly kind: 'refused'; readonly message: string; readonly wireType: string }
  /** 997: payment details are needed first. */
  | { readonly kind: 'payment-details-needed'; readonly message: string }
  /** 998: real-name verification is needed first. */
  | { readonly kind: 'identity-needed'; readonly message: string }
  /** 999: the session is over. */
  | { readonly kind: 'session-over'; readonly message: string }
  /** Something answered that is not the contract: an HTML page, a missing field. */
  | { readonly kind: 'malformed'; readonly detail: string };
