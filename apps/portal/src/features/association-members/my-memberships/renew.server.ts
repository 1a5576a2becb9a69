import { addTerm } from '#core/associations/members/add-term.server.ts'
import { mayRenewIn } from '#core/associations/members/next-step.ts'
import { canHaveNextTerm, nextTerm } from '#core/associations/members/next-term.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Renewed } from './contract.ts'
import { lockOwn } from './lock-own.server.ts'

/**
 * Adds the next term where there is no fee. A second press finds that term and adds none.
 * @throws {Refusal} `MEMBERSHIP_NOT_FOUND`, `RENEWAL_NOT_POSSIBLE`
 */
export function renew(
  database: Database,
  own: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<Renewed> {
  return database.transaction(async (transaction) => {
    const { association, member, terms } = await lockOwn(transaction, own)
    if (member.state !== 'member') throw refuse('MEMBERSHIP_NOT_FOUND')
    if (!mayRenewIn(association.state)) throw refuse('RENEWAL_NOT_POSSIBLE')
    const today = osloDate(now)
    if (!canHaveNextTerm(terms, today)) return { is: 'renewed' }
    if (association.feeOre > 0) return { is: 'to-pay' }
    const term = nextTerm(association.termKind, terms, today)
    await addTerm(transaction, { ...term, memberId: member.id, feeOre: 0, paidBy: 'free' })
    return { is: 'renewed' }
  })
}
