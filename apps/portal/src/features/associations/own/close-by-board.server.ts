import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { closeAssociation } from '../model/close-association.server.ts'
import type { Closing } from '../model/contract.ts'
import { findUnfinished } from '../model/find-unfinished.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { countMembers } from './find-overview.server.ts'
import { isSameTyped } from './forms.ts'

type Parts = { readonly database: Database; readonly closingChecks: readonly ClosingCheck[] }
type Who = { readonly userId: string; readonly associationId: string; readonly today: string }

/**
 * What a contact person reads before they close it.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING`
 */
export async function findClosing(
  { database, closingChecks }: Parts,
  who: Who,
  language: Locale,
): Promise<Closing> {
  await requireContact(database, who, { isChange: false })
  const { associationId } = who
  const members = await countMembers(database, associationId)
  return {
    unfinished: await findUnfinished(database, closingChecks, { associationId, language }),
    members,
  }
}

/**
 * A contact person closes the association. One that is new is withdrawn by its applicant instead.
 * @throws {Refusal} as `requireContact`; `NAME_DIFFERS`; `ASSOCIATION_UNFINISHED`
 */
export async function closeByBoard(
  { database, closingChecks }: Parts,
  who: Who,
  asked: { readonly typed: string; readonly language: Locale; readonly now: Date },
): Promise<void> {
  const { associationId, userId } = who
  const { typed, language, now } = asked
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ name: association.name, state: association.state })
      .from(association)
      .where(eq(association.id, associationId))
      .for('update')
    await requireContact(transaction, who, { isChange: true })
    if (!found || found.state === 'new') throw refuseAssociation('ASSOCIATION_STATE')
    if (!isSameTyped(typed, found.name)) throw refuse('NAME_DIFFERS')
    const unfinished = await findUnfinished(transaction, closingChecks, { associationId, language })
    if (unfinished.length > 0) throw refuse('ASSOCIATION_UNFINISHED', { unfinished })
    await closeAssociation(transaction, {
      id: associationId,
      because: 'by-board',
      note: null,
      now,
    })
    await recordHistory(transaction, {
      associationId,
      action: 'closed',
      actor: { kind: 'board', userId },
    })
  })
}
