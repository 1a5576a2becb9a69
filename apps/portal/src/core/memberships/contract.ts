/** A person’s membership on a day; the feature has the rest. */
export type ActiveMembership = {
  readonly id: number
  readonly type: string
  /** `CASH_MEMBERSHIP` is one value. */
  readonly membershipCategory: string
  readonly membershipStartDate: string
  readonly membershipEndDate: string | null
  /** Blocks booking. */
  readonly isDisqualified: boolean
}
