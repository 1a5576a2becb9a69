import type { AccountName } from '#core/ledger/contract.ts'

/*
 * The money of refunds in the ledger. A decision moves it from the cost of the year to the application,
 * and the bank's engine pays it out from there. What is granted less later moves back.
 */

/** What was granted in a year, of all schemes. */
export const costAccount = (year: string): AccountName => ({ kind: 'health-cost', key: year })

/** What was granted and is not paid out, by the application. */
export const refundAccount = (caseId: string): AccountName => ({ kind: 'health', key: caseId })

/** What was paid too much and is claimed back, by the application. */
export const claimAccount = (caseId: string): AccountName => ({ kind: 'health-claim', key: caseId })
