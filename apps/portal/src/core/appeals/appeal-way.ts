/** Whether an applicant may appeal: `late` is taken, and marked. */
export const appealWays = ['open', 'late', 'waits', 'final', 'none'] as const
export type AppealWay = (typeof appealWays)[number]

/**
 * Whether an applicant may appeal against the decision that counts.
 * @param decision null where none counts
 * @param today a day in Norway; the last day of the deadline is in time
 */
export function appealWay(
  decision: { readonly id: string; readonly appealUntil: string | null } | null,
  appeals: readonly {
    readonly decisionId: string
    readonly withdrawnAt: Date | null
    readonly answeredAt: Date | null
  }[],
  today: string,
): AppealWay {
  const sent = appeals.filter(({ withdrawnAt }) => withdrawnAt === null)
  if (sent.some(({ answeredAt }) => answeredAt === null)) return 'waits'
  if (!decision) return 'none'
  const isAnswered = sent.some(({ decisionId }) => decisionId === decision.id)
  if (decision.appealUntil === null || isAnswered) return 'final'
  return isLate(today, decision.appealUntil) ? 'late' : 'open'
}

/** @param sentOn a day in Norway @param appealUntil null of a decision that is final */
export const isLate = (sentOn: string, appealUntil: string | null): boolean =>
  appealUntil !== null && sentOn > appealUntil
