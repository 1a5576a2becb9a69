/** Whether an applicant may appeal: `late` is taken, and marked. */
export const appealWays = ['open', 'late', 'waits', 'final', 'none'] as const
export type AppealWay = (typeof appealWays)[number]

/** @param today a day in Norway; the last day of the deadline is in time */
export function appealWay(
  decision: { readonly id: string; readonly appealUntil: string | null } | null,
  appeals: readonly {
    readonly decisionId: string
    readonly withdrawnAt: Date | null
    readonly confirmedAt: Date | null
  }[],
  today: string,
): AppealWay {
  if (!decision) return 'none'
  const standing = appeals.filter(({ withdrawnAt }) => withdrawnAt === null)
  if (standing.some(({ confirmedAt }) => confirmedAt === null)) return 'waits'
  const isDecided = standing.some(({ decisionId }) => decisionId === decision.id)
  if (decision.appealUntil === null || isDecided) return 'final'
  return today <= decision.appealUntil ? 'open' : 'late'
}

/** @param sentOn a day in Norway */
export const isLate = (sentOn: string, appealUntil: string | null): boolean =>
  appealUntil !== null && sentOn > appealUntil
