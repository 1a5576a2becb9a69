import { requireRight } from '#core/associations/find-rights.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { ContactsView } from '../model/contract.ts'
import {
  countWaitingItems,
  findStanding,
  findSteppingDown,
  listContacts,
} from '../model/find-standing.server.ts'
import { listOpenInvitations } from '../model/list-invitations.server.ts'

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function findContacts(
  database: Database,
  who: { readonly userId: string; readonly associationId: string },
  now: Date,
): Promise<ContactsView> {
  const { userId, associationId } = who
  const asked = { userId, associationId, today: osloDate(now) }
  const { isContact } = await requireRight(database, asked, null, { isChange: false })
  const [standing, people, steppingDown, invitations, waitingItems] = await Promise.all([
    findStanding(database, associationId, now),
    listContacts(database, associationId),
    findSteppingDown(database, associationId),
    isContact ? listOpenInvitations(database, associationId, now) : [],
    countWaitingItems(database, associationId),
  ])
  return {
    ...standing,
    mayChange: isContact,
    people: people.map(({ userId: of, email: _email, ...person }) => ({
      ...person,
      isSelf: of === userId,
      stepsDown: steppingDown.has(person.id),
    })),
    invitations,
    waitingItems,
  }
}
