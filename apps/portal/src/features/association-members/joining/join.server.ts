import { joinAssociation } from '#core/associations/members/join-association.server.ts'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { lastDayOf } from '#core/associations/members/next-term.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Joined, JoinForm } from '../model/contract.ts'
import { countPerson, findJoinCode } from '../model/join-codes.server.ts'
import { notifyMember } from '../model/member-mail.server.ts'
import { requirePublic } from './find-offer.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/**
 * The caller joins, applies, or gets the answer that the fee is paid first. A code that has ended
 * meanwhile stops nobody: it only records how they found the association.
 */
export function join(
  { database, portalUrl }: Parts,
  { userId, slug, code }: JoinForm & { readonly userId: string },
  now: Date,
): Promise<Joined> {
  return database.transaction(async (transaction) => {
    const association = await requirePublic(transaction, slug)
    const found = code ? await findJoinCode(transaction, code, osloDate(now)) : null
    const by = found?.associationId === association.id ? found : null
    const who = { associationId: association.id, userId }
    const outcome = await joinAssociation(
      transaction,
      { ...who, joinedBy: by ? 'code' : 'page' },
      now,
    )
    if (outcome.isNew && by) await countPerson(transaction, by.id)
    if (outcome.isNew && outcome.is === 'member') {
      const { terms } = await lockMember(transaction, who)
      const until = lastDayOf(terms) ?? osloDate(now)
      await notifyMember(transaction, { userId, association, portalUrl }, { kind: 'joined', until })
    }
    return { is: outcome.is }
  })
}
