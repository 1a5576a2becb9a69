/** A grant is paid out once, and again after it came back or was corrected. */
export const payoutKey = (caseId: string) => `health:${caseId}`

/** The application that such a payout is for; null of another payout. */
export const caseOfPayout = (requestKey: string): string | null =>
  /^health:([\da-f-]{36})(?:\/\d+)?$/.exec(requestKey)?.[1] ?? null
