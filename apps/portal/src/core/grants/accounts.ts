import type { AccountName } from '#core/ledger/contract.ts'

/*
 * The money of grants in the ledger. A budget that staff set moves money from the frame of the year to
 * the budget; a decision moves it on to the grant; the bank's engine pays it out from there. What is
 * declined, lapses or is not used goes back to the budget.
 */

/** What the owners of the money have given for a year: owed to us, as it were. */
export const frameAccount = (year: number): AccountName => ({
  kind: 'grant-frame',
  key: String(year),
})

/** What is left to grant of one type in one year. */
export const budgetAccount = (budget: {
  readonly year: number
  readonly typeId: string
}): AccountName => ({ kind: 'grant-budget', key: `${budget.year}:${budget.typeId}` })

/** What was granted and is not paid out as yet, by the application. */
export const grantAccount = (applicationId: string): AccountName => ({
  kind: 'grant',
  key: applicationId,
})

/** What is claimed back and not paid as yet, by the application. */
export const claimAccount = (applicationId: string): AccountName => ({
  kind: 'grant-claim',
  key: applicationId,
})
