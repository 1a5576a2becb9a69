import { and, eq } from 'drizzle-orm'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { selectOffered } from '../list/find-offered.server.ts'
import type { Who } from '../model/applicant.server.ts'
import type { FoundApplication } from '../model/find-own.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * A draft may be sent: its round is open and still has its type.
 * @throws {Refusal} `GRANT_DEADLINE_PASSED`, `GRANT_NOT_OPEN`, `GRANT_STATE`
 */
export async function requireOpen(
  transaction: Database,
  { now }: Who,
  { application, type, round, state }: FoundApplication,
): Promise<void> {
  if (state !== 'draft') throw refuseGrant('GRANT_STATE')
  if (now >= round.deadlineAt) throw refuse('GRANT_DEADLINE_PASSED')
  const offered = await selectOffered(
    transaction,
    application.applicantKind,
    and(eq(grantRound.id, round.id), eq(grantType.id, type.id)),
  )
  if (offered.length === 0 || now < round.opensAt) throw refuse('GRANT_NOT_OPEN')
}
