import { and, eq } from 'drizzle-orm'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenLeader } from '#core/kindergartens/setup/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { LeaderEdit } from './forms.ts'
import { isLeaderByRole } from './list-leaders.server.ts'

/**
 * Names a leader of a kindergarten, or ends that. What leaders reach is worked out at each request, so
 * that it takes effect at once.
 * @throws {Refusal} `OWN_CASE`, `KINDERGARTEN_NOT_FOUND`, `LEADER_ROLE_MISSING`, `ALREADY_LEADER`,
 *   `LEADER_NOT_FOUND`
 */
export function saveLeader(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  { action, userId }: LeaderEdit,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, kindergartenId)
    await requireOtherPerson(transaction, staff, [userId])
    if (action === 'name') await nameLeader(transaction, kindergartenId, userId)
    else await removeLeader(transaction, kindergartenId, userId)
    const change = { kindergartenSetupId: kindergartenId }
    await recordAction(transaction, staff, {
      action: action === 'name' ? 'kindergarten-leader-named' : 'kindergarten-leader-removed',
      subject: { kind: 'kindergarten-leader', id: userId },
      ...(action === 'name' ? { after: change } : { before: change }),
    })
  })
}

async function nameLeader(
  transaction: Database,
  kindergartenId: string,
  userId: string,
): Promise<void> {
  // Locked, since administrators take roles away.
  const [member] = await transaction
    .select({ userId: staffMember.userId })
    .from(staffMember)
    .where(and(eq(staffMember.userId, userId), isLeaderByRole))
    .for('share')
  if (!member) throw refuse('LEADER_ROLE_MISSING')
  const added = await transaction
    .insert(kindergartenLeader)
    .values({ userId, kindergartenId })
    .onConflictDoNothing()
    .returning({ userId: kindergartenLeader.userId })
  if (added.length === 0) throw refuse('ALREADY_LEADER')
}

async function removeLeader(
  transaction: Database,
  kindergartenId: string,
  userId: string,
): Promise<void> {
  const removed = await transaction
    .delete(kindergartenLeader)
    .where(
      and(
        eq(kindergartenLeader.userId, userId),
        eq(kindergartenLeader.kindergartenId, kindergartenId),
      ),
    )
    .returning({ userId: kindergartenLeader.userId })
  if (removed.length === 0) throw refuse('LEADER_NOT_FOUND')
}
