import { isSameName } from '#core/bank/matching/same-name.ts'
import { doubtNationalId } from '#core/personal-data/national-id.ts'

/** What staff should look at before they decide; none of it refuses. */
export const refundWarnings = [
  'ACCOUNT_USED_BY_ANOTHER',
  'NAME_DIFFERS',
  'NATIONAL_ID_MISSING',
  'NATIONAL_ID_NOT_A_DATE',
  'NATIONAL_ID_OTHER_BIRTH_DATE',
  'BALANCE_BELOW_INVOICE',
  'NOTHING_THERE',
] as const
export type RefundWarning = (typeof refundWarnings)[number]

export type RefundFacts = {
  readonly route: 'ordinary' | 'manual'
  /** Another student has asked for a refund to the same account. */
  readonly isAccountUsedByAnother: boolean
  /** Of the application for the deposit account, as in the passport. */
  readonly appliedName: string
  /** Of the profile now. */
  readonly profileName: string
  readonly nationalId: string | null
  /** `2001-09-24`: of the profile, else of the application. */
  readonly birthDate: string
  readonly balanceOre: number
  readonly invoicedOre: number
}

/** In the order of `refundWarnings`. */
export function findRefundWarnings(facts: RefundFacts): RefundWarning[] {
  const { nationalId, birthDate, balanceOre, invoicedOre } = facts
  const doubt = nationalId === null ? null : doubtNationalId(nationalId, birthDate)
  const holds: Readonly<Record<RefundWarning, boolean>> = {
    ACCOUNT_USED_BY_ANOTHER: facts.isAccountUsedByAnother,
    NAME_DIFFERS: !isSameName(facts.appliedName, facts.profileName),
    NATIONAL_ID_MISSING: facts.route === 'ordinary' && nationalId === null,
    NATIONAL_ID_NOT_A_DATE: doubt === 'NOT_A_DATE',
    NATIONAL_ID_OTHER_BIRTH_DATE: doubt === 'OTHER_BIRTH_DATE',
    BALANCE_BELOW_INVOICE: balanceOre > 0 && balanceOre < invoicedOre,
    NOTHING_THERE: balanceOre <= 0,
  }
  return refundWarnings.filter((warning) => holds[warning])
}
