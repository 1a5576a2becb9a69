/** Characters: a note is short; what a case is decided by belongs in the decision. */
export const longestNote = 2_000

/** How long a writer can withdraw a note. Colleagues may have acted on an older one. */
export const withdrawHours = 24

export function canWithdrawNote(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < withdrawHours * 3_600_000
}
