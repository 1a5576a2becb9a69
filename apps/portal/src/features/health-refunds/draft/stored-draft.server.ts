import { and, eq, isNull } from 'drizzle-orm'
import { healthRefundDraft } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DraftPlace } from './place.ts'

export type Owner = { readonly userId: string; readonly place: DraftPlace }

const isDraftOf = ({ userId, place }: Owner) =>
  and(
    eq(healthRefundDraft.userId, userId),
    eq(healthRefundDraft.schemeId, place.scheme),
    eq(healthRefundDraft.period, place.period),
    place.id === undefined
      ? isNull(healthRefundDraft.caseId)
      : eq(healthRefundDraft.caseId, place.id),
  )

/** What is saved; null where nothing is. */
export async function findStored(database: Database, owner: Owner) {
  const [found] = await database.select().from(healthRefundDraft).where(isDraftOf(owner))
  return found ?? null
}

/** The same, locked until the end of the transaction. */
export async function lockStored(transaction: Database, owner: Owner) {
  const [found] = await transaction
    .select()
    .from(healthRefundDraft)
    .where(isDraftOf(owner))
    .for('update')
  return found ?? null
}
