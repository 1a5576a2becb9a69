import { isFresh } from '#core/association-accounts/account-states.ts'
import type { AssociationState } from '#core/associations/states.ts'
import { foldWords } from '#platform/fold-text.ts'

/** What staff look at before money goes to an account. */
export const payWarnings = [
  /** The association is inactive or closed. */
  'not-active',
  /** The account was entered or confirmed lately. */
  'fresh',
  /** The name of its holder is not that of the applicant. */
  'other-holder',
] as const
export type PayWarning = (typeof payWarnings)[number]

export function findPayWarnings(
  facts: {
    readonly associationState: AssociationState | null
    readonly accountSince: Date | null
    readonly holder: string | null
    readonly applicant: string | null
  },
  now: Date,
): PayWarning[] {
  const { associationState, accountSince, holder, applicant } = facts
  const is: Readonly<Record<PayWarning, boolean>> = {
    'not-active': associationState !== null && associationState !== 'active',
    fresh: accountSince !== null && isFresh(accountSince, now),
    'other-holder': holder !== null && applicant !== null && !isNameOf(holder, applicant),
  }
  return payWarnings.filter((warning) => is[warning])
}

/** One is in the other: banks cut names, and people leave out middle names. */
function isNameOf(holder: string, applicant: string): boolean {
  const [one, other] = [foldWords(holder), foldWords(applicant)]
  const parts = other.split(' ')
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  return (
    one !== '' &&
    (one.includes(other) || other.includes(one) || (one.includes(first) && one.includes(last)))
  )
}
