/*
 * The words for what is decided about a refund, and what may follow it.
 */

/** `application`: in the ordinary way; `correction`: it was wrong; `appeal`: the applicant was right. */
export const decisionBases = ['application', 'correction', 'appeal'] as const
export type DecisionBasis = (typeof decisionBases)[number]

export const outcomes = ['granted', 'rejected'] as const

/** `not-heard`: it came too late. */
export const appealOutcomes = ['changed', 'stands', 'not-heard'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** `received` on a bank account of ours; `waived`; `taken-back`: one of the others was wrong. */
export const repaymentKinds = ['received', 'waived', 'taken-back'] as const
export type RepaymentKind = (typeof repaymentKinds)[number]
