import { stepAsApplicant } from '#core/cases/open-case.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireSent } from '../model/find-sent.server.ts'
import { mayWithdraw } from '../model/sent-rules.ts'

/**
 * Withdraws an application of which nothing is decided. What was sent stays until its time is over.
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export function withdrawRefund(
  database: Database,
  who: { readonly userId: string; readonly id: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { caseFile } = await requireSent(transaction, who)
    if (!mayWithdraw(caseFile)) throw refuseCase('STEP_NOT_POSSIBLE')
    await stepAsApplicant(transaction, {
      caseId: who.id,
      action: 'retract',
      userId: who.userId,
    })
  })
}
