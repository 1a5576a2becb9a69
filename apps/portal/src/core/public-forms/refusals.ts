/** Why a form that anybody may send is not taken, and the status of each. */
export const formRefusals = {
  /** The token was used, or its time is over: whoever asks for a new one may send the form again. */
  TOKEN_ACTIVE: 400,
  /** What people never see was filled in, or what the page fills in was not. */
  SPAM: 400,
  /** Some fields are not right; which, and why, stands in the answer. */
  FIELDS_INVALID: 400,
} as const
export type FormRefusal = keyof typeof formRefusals
