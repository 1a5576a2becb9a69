/** Letters that can be checked by whoever receives them. */
export const checkedKinds = ['deposit-confirmation'] as const
export type CheckedKind = (typeof checkedKinds)[number]

/** Why a letter no longer holds; the page for checking says it. */
export const revocationReasons = [
  /** The money has been paid out, or back. */
  'account-closed',
  /** A newer letter says it otherwise. */
  'replaced',
  /** It should never have been written. */
  'issued-in-error',
] as const
export type RevocationReason = (typeof revocationReasons)[number]
