import { and, eq, isNull } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { emptyContent, type GrantContent } from '#core/grants/content.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireApplicant, type Who } from '../model/applicant.server.ts'
import { ofApplicant, requireNoObstacle } from '../model/find-obstacles.server.ts'
import { recordBoard } from '../model/record-board.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { StartForm } from './contract.ts'
import { isOpenAt, selectOffered } from './find-offered.server.ts'

/**
 * Begins an application. One of the same type that is not sent is opened instead: by a page that is
 * loaded again, a second press, and somebody else of the board.
 * @throws {Refusal} `GRANT_NOT_OPEN`, `GRANT_ASSOCIATION_INACTIVE`, `GRANT_REPORT_MISSING`, and those of
 *   `requireApplicant`
 */
export function startApplication(
  database: Database,
  who: Who,
  { associationId, typeId, roundId, copyOf, language }: StartForm,
): Promise<{ id: string }> {
  const kind = associationId === null ? 'person' : 'association'
  const own = ofApplicant(associationId, who.userId)
  return database.transaction(async (transaction) => {
    await requireApplicant(transaction, who, associationId, { isChange: true })
    await requireNoObstacle(transaction, who, associationId)
    const [offered] = await selectOffered(
      transaction,
      kind,
      and(isOpenAt(who.now), eq(grantRound.id, roundId), eq(grantType.id, typeId)),
    )
    if (!offered) throw refuse('GRANT_NOT_OPEN')
    const [added] = await transaction
      .insert(grantApplication)
      .values({
        applicantKind: kind,
        associationId,
        userId: associationId === null ? who.userId : null,
        typeId,
        roundId,
        language,
        draft: copyOf === null ? emptyContent : await contentToCopy(transaction, copyOf, own),
        draftBy: who.userId,
        draftAt: who.now,
        createdBy: who.userId,
        createdAt: who.now,
      })
      .onConflictDoNothing()
      .returning({ id: grantApplication.id })
    if (added) {
      await recordBoard(transaction, who, associationId, 'grant-started')
      return added
    }
    const [known] = await transaction
      .select({ id: grantApplication.id })
      .from(grantApplication)
      .where(
        and(
          own,
          eq(grantApplication.typeId, typeId),
          eq(grantApplication.sentVersion, 0),
          isNull(grantApplication.withdrawnAt),
        ),
      )
    // It was sent or deleted at this moment.
    if (!known) throw refuseGrant('GRANT_CHANGED')
    return known
  })
}

/** Text and budget as they were last; the days are those of another time. */
async function contentToCopy(
  transaction: Database,
  id: string,
  own: ReturnType<typeof ofApplicant>,
): Promise<GrantContent> {
  const [found] = await transaction
    .select({ draft: grantApplication.draft })
    .from(grantApplication)
    .where(and(eq(grantApplication.id, id), own))
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  return { ...found.draft, startsOn: null, endsOn: null }
}
