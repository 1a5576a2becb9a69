import { and, eq } from 'drizzle-orm'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

/** Locks the caller's own place in a register. @throws {Refusal} `MEMBERSHIP_NOT_FOUND` */
export async function lockOwn(
  transaction: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
) {
  const [found] = await transaction
    .select({ associationId: associationMember.associationId })
    .from(associationMember)
    .where(and(eq(associationMember.id, id), eq(associationMember.userId, userId)))
  if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
  const { member, ...locked } = await lockMember(transaction, { ...found, userId })
  if (!member) throw refuse('MEMBERSHIP_NOT_FOUND')
  return { ...locked, member }
}
