/** The membership that somebody has on a day; all that is known of it is the feature’s. */
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
