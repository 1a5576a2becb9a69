import { and, eq } from 'drizzle-orm'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { mayRenewIn, stepOf } from '#core/associations/members/next-step.ts'
import { canHaveNextTerm, nextTerm } from '#core/associations/members/next-term.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { requirePublic } from '../joining/find-offer.server.ts'
import type { JoinForm } from '../model/contract.ts'
import { findJoinCode } from '../model/join-codes.server.ts'
import { holdMinutes } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationFeeHold as hold } from '../model/tables.server.ts'
import type { FeeHold } from './contract.ts'

/**
 * Fixes the fee and the days that the caller is about to pay for: to join, or to renew. Doing it again
 * gives the same while its time lasts, also two at once.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_TAKES_NO_MEMBERS`, `APPROVAL_NEEDED`,
 *   `RENEWAL_NOT_POSSIBLE`, `FEE_NOT_DUE`
 */
export function holdFee(
  database: Database,
  { userId, slug, code }: JoinForm & { readonly userId: string },
  now: Date,
): Promise<FeeHold> {
  return database.transaction(async (transaction) => {
    const { id: associationId } = await requirePublic(transaction, slug)
    const locked = await lockMember(transaction, { associationId, userId })
    const { association, member, terms } = locked
    const today = osloDate(now)
    requirePayable(locked, today)
    const [open] = await transaction
      .select()
      .from(hold)
      .where(
        and(eq(hold.associationId, associationId), eq(hold.userId, userId), eq(hold.state, 'held')),
      )
      .for('update')
    if (open && open.expiresAt > now) return toFeeHold(open, association.name)
    if (open) await transaction.update(hold).set({ state: 'released' }).where(eq(hold.id, open.id))
    const isNew = member === null || member.state === 'ended'
    const found = code && isNew ? await findJoinCode(transaction, code, today) : null
    const by = found?.associationId === associationId ? found : null
    const [held] = await transaction
      .insert(hold)
      .values({
        associationId,
        userId,
        joinedBy: by ? 'code' : 'page',
        joinCodeId: by?.id,
        ...nextTerm(association.termKind, terms, today),
        feeOre: association.feeOre,
        createdAt: now,
        expiresAt: new Date(now.getTime() + holdMinutes * 60_000),
      })
      .returning()
    if (!held) throw new Error('a fee was not held')
    return toFeeHold(held, association.name)
  })
}

function requirePayable(locked: Awaited<ReturnType<typeof lockMember>>, today: string): void {
  const { association, member, terms } = locked
  if (member?.state === 'member') {
    if (!mayRenewIn(association.state)) throw refuse('RENEWAL_NOT_POSSIBLE')
    if (association.feeOre === 0 || !canHaveNextTerm(terms, today)) throw refuse('FEE_NOT_DUE')
    return
  }
  const step = stepOf(locked, { isInvited: false, today })
  if (step === 'closed') throw refuseAssociation('ASSOCIATION_TAKES_NO_MEMBERS')
  if (step === 'approval') throw refuse('APPROVAL_NEEDED')
  if (step !== 'pay') throw refuse('FEE_NOT_DUE')
}

const toFeeHold = (
  { id, feeOre, startsOn, endsOn, expiresAt }: typeof hold.$inferSelect,
  name: string,
): FeeHold => ({ id, name, feeOre, startsOn, endsOn, expiresAt: expiresAt.toISOString() })
