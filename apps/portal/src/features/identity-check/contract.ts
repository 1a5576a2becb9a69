/** What staff may have seen; never its number. */
export const documentKinds = [
  'passport',
  'norwegian-id-card',
  'driving-licence',
  'residence-card',
  'tax-office-letter',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** `POST /api/frontend/staff/identity-checks/find`: an account, by the address that it has proven. */
export type CheckedAccount = {
  userId: string
  name: string
  /** `null` when the person has given none. Masked: the document shows all of it. */
  nationalId: { masked: string; isProven: boolean } | null
}

/** Refusals of `/api/frontend/staff/identity-checks`, beside those of staff, and the status of each. */
export const identityCheckRefusals = {
  ACCOUNT_NOT_FOUND: 404,
  /** The person has given no national id: they do so in their profile. */
  NATIONAL_ID_NOT_GIVEN: 409,
  NATIONAL_ID_PROVEN: 409,
  /** The number in the document is another one than the person has given. */
  NATIONAL_ID_DIFFERS: 422,
  /** Another account is proven to own it. */
  NATIONAL_ID_TAKEN: 409,
} as const
export type IdentityCheckRefusal = keyof typeof identityCheckRefusals
