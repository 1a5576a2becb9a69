import { isFresh } from '#core/association-accounts/account-states.ts'
import { foldWords } from '#platform/fold-text.ts'

/** What staff look at before money goes to an account. */
export const accountWarnings = [
  /** It was confirmed lately. */
  'fresh',
  /** Another account counted before it. */
  'replaced-another',
  /** Another association has the same account. */
  'shared',
  /** Money of a person has been paid to it. */
  'personal',
  /** The name of its holder is not that of the association. */
  'other-holder',
] as const
export type AccountWarning = (typeof accountWarnings)[number]

type Facts = {
  readonly confirmedAt: Date
  readonly hasEarlier: boolean
  readonly sharedWith: readonly string[]
  readonly isPersonal: boolean
  readonly holder: string
  readonly association: string
}

export function findAccountWarnings(facts: Facts, now: Date): AccountWarning[] {
  const is: Readonly<Record<AccountWarning, boolean>> = {
    fresh: isFresh(facts.confirmedAt, now),
    'replaced-another': facts.hasEarlier,
    shared: facts.sharedWith.length > 0,
    personal: facts.isPersonal,
    'other-holder': !isNameOf(facts.holder, facts.association),
  }
  return accountWarnings.filter((warning) => is[warning])
}

/** One is in the other: banks cut names, and boards leave out what everybody leaves out. */
function isNameOf(holder: string, association: string): boolean {
  const [one, other] = [foldWords(holder), foldWords(association)]
  return one !== '' && (one.includes(other) || other.includes(one))
}
