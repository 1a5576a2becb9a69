import { endMembership } from '#core/associations/members/write-member.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockOwn } from './lock-own.server.ts'

/** Ends the caller's membership or request; a second press changes nothing. */
export function leave(
  database: Database,
  own: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { member } = await lockOwn(transaction, own)
    if (member.state !== 'ended') await endMembership(transaction, member.id, 'left', now)
  })
}
