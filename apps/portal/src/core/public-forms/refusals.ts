/** Why a form that anybody may send is not taken, and the status of each. */
export const formRefusals = {
  /** The token was used or has expired: the form can be sent again with a new one. */
  TOKEN_ACTIVE: 400,
  /** What people never see was filled in, or what the page fills in was not. */
  SPAM: 400,
  /** Some fields are not valid; the response says which and why. */
  FIELDS_INVALID: 400,
} as const
export type FormRefusal = keyof typeof formRefusals
