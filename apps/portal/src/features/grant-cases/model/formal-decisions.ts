import type { DecisionBasis } from '#core/grants/decision/kinds.ts'

export type CheckedApplication = {
  readonly isWithdrawn: boolean
  /** Of the round that it is in. */
  readonly isMeetingAgreed: boolean
  /** Of the decision that counts; null where nothing is decided. */
  readonly basis: DecisionBasis | null
  /** One that is not decided. */
  readonly hasOpenAppeal: boolean
}

/**
 * What a caseworker decides alone: that something formal is wrong, until the list of the meeting is
 * agreed, and that this was a mistake, until the applicant has appealed. The meeting decides the rest.
 */
export function formalDecisions(
  application: CheckedApplication,
): readonly ('reject' | 'ask-for-changes' | 'reopen')[] {
  const { isWithdrawn, isMeetingAgreed, basis, hasOpenAppeal } = application
  if (isWithdrawn) return []
  if (basis === null) return isMeetingAgreed ? [] : ['reject', 'ask-for-changes']
  return basis === 'formal' && !hasOpenAppeal ? ['reopen'] : []
}

/**
 * Whether staff may move an application to another round, or withdraw it for its applicant: nothing is
 * decided, and it is on no list that waits for its letters.
 */
export const canBeCorrected = (
  application: Omit<CheckedApplication, 'hasOpenAppeal'> & { readonly isReleased: boolean },
): boolean =>
  !application.isWithdrawn &&
  application.basis === null &&
  (!application.isMeetingAgreed || application.isReleased)
