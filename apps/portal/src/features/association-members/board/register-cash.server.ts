import { and, eq, ne, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { addTerm } from '#core/associations/members/add-term.server.ts'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { canHaveNextTerm, nextTerm } from '#core/associations/members/next-term.ts'
import { makeMember } from '#core/associations/members/write-member.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyMember } from '../model/member-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { CashForm, CashRegistered } from './contract.ts'
import type { Board } from './read-setup.server.ts'
import { record } from './save-setup.server.ts'

/**
 * Somebody in the register has paid the fee of their next term in cash. The association has the money
 * itself, so nothing comes to its account. Only people of this register are looked for.
 * @throws {Refusal} `MEMBER_NOT_FOUND`, `OWN_FEE`, `FEE_NOT_DUE`, `APPROVAL_NEEDED`, and those of
 *   `requireRight`
 */
export function registerCash(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  board: Board,
  { email }: CashForm,
  now: Date,
): Promise<CashRegistered> {
  const { associationId, today } = board
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'money', { isChange: true })
    const [found] = await transaction
      .select({
        userId: user.id,
        name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      })
      .from(associationMember)
      .innerJoin(user, eq(user.id, associationMember.userId))
      .where(
        and(
          eq(associationMember.associationId, associationId),
          ne(associationMember.state, 'ended'),
          sql`lower(${user.email}) = ${email.toLowerCase()}`,
        ),
      )
    if (!found) throw refuse('MEMBER_NOT_FOUND')
    const { userId, name } = found
    if (userId === board.userId) throw refuse('OWN_FEE')
    const { association, member, terms } = await lockMember(transaction, { associationId, userId })
    if (!member || member.state === 'ended') throw refuse('MEMBER_NOT_FOUND')
    if (member.state === 'requested' && !member.payBefore) throw refuse('APPROVAL_NEEDED')
    const { feeOre, termKind } = association
    if (feeOre === 0 || !canHaveNextTerm(terms, today)) throw refuse('FEE_NOT_DUE')
    const term = nextTerm(termKind, terms, today)
    const place = { associationId, userId, member, joinedBy: member.joinedBy }
    const memberId = await makeMember(transaction, place, now)
    await addTerm(transaction, { ...term, memberId, feeOre, paidBy: 'cash' })
    await record(transaction, board, 'cash-registered', { kroner: String(feeOre / 100) }, userId)
    const what = { kind: 'paid', until: term.endsOn, feeOre } as const
    await notifyMember(transaction, { userId, association, portalUrl }, what)
    return { name, endsOn: term.endsOn, paidBy: 'cash' }
  })
}
