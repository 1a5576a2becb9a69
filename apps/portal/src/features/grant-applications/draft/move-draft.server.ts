import { and, eq } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { isOpenAt, selectOffered } from '../list/find-offered.server.ts'
import type { Who } from '../model/applicant.server.ts'
import { lockOwn } from '../model/find-own.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { touchedBy } from '../model/shared-draft.server.ts'

/**
 * A draft is for another round that is open: its own has ended, or there is more time until then. What
 * was sent, staff move.
 * @throws {Refusal} `GRANT_SENT`, `GRANT_NOT_OPEN`, and those of `requireApplicant`
 */
export function moveDraft(
  database: Database,
  who: Who,
  id: string,
  roundId: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { state, application } = await lockOwn(transaction, who, id)
    if (state !== 'draft') throw refuse('GRANT_SENT')
    const [offered] = await selectOffered(
      transaction,
      application.applicantKind,
      and(isOpenAt(who.now), eq(grantRound.id, roundId), eq(grantType.id, application.typeId)),
    )
    if (!offered) throw refuse('GRANT_NOT_OPEN')
    await transaction
      .update(grantApplication)
      .set({ roundId, ...touchedBy(who) })
      .where(eq(grantApplication.id, id))
  })
}
