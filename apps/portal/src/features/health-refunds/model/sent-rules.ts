import type { PayoutState } from '#core/bank/payout-states.ts'
import { type CaseStatus, stepTarget } from '#core/cases/rules.ts'

type Case = { readonly status: CaseStatus; readonly closedAt: Date | null }

/** How an application is changed by its applicant: while it waits, or when it came back to them. */
export function changeOf(status: CaseStatus): 'change' | 'edit' | null {
  const actions = ['change', 'edit'] as const
  return actions.find((action) => stepTarget(status, action, 'customer') !== null) ?? null
}

export const mayChange = ({ status, closedAt }: Case): boolean =>
  closedAt === null && changeOf(status) !== null

/** What is granted is the applicant's, and is not withdrawn here. */
export const mayWithdraw = ({ status, closedAt }: Case): boolean =>
  closedAt === null && status !== 'INNVILGET' && stepTarget(status, 'retract', 'customer') !== null

/** What is being decided once more has no decision that counts, and a closed application is over. */
export const mayAppeal = ({ status, closedAt }: Case): boolean =>
  closedAt === null && (status === 'AVVIST' || status === 'INNVILGET')

/** The money is with us again, and the applicant has to say where it should go. */
export const isReturned = (latest: PayoutState | null): boolean =>
  latest === 'returned' || latest === 'failed'
