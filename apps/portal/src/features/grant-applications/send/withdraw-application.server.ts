import { eq } from 'drizzle-orm'
import { stepAsApplicant } from '#core/cases/open-case.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { mayWithdraw } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Who } from '../model/applicant.server.ts'
import { lockOwn } from '../model/find-own.server.ts'
import { notifyApplicants } from '../model/grant-mails.server.ts'
import { recordBoard } from '../model/record-board.server.ts'

/**
 * Takes back an application that nobody has decided. Doing it twice does it once.
 * @throws {Refusal} `GRANT_STATE`, those of the case, and those of `requireApplicant`
 */
export function withdrawApplication(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  who: Who,
  id: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { application, version, round, state } = await lockOwn(transaction, who, id)
    if (state === 'withdrawn') return
    if (!mayWithdraw(state)) throw refuseGrant('GRANT_STATE')
    if (application.caseId !== null)
      await stepAsApplicant(transaction, {
        caseId: application.caseId,
        action: 'retract',
        userId: who.userId,
      })
    await transaction
      .update(grantApplication)
      .set({ withdrawnAt: who.now, withdrawnBy: who.userId })
      .where(eq(grantApplication.id, id))
    await recordBoard(transaction, who, application.associationId, 'grant-withdrawn', {
      title: version?.title ?? '',
    })
    await notifyApplicants(
      transaction,
      { portalUrl, applicationId: id },
      { kind: 'withdrawn', deadlineAt: round.deadlineAt, meetsAt: round.meetsAt },
    )
  })
}
