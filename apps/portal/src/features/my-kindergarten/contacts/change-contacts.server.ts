import { and, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import { lockChild } from '#core/kindergartens/children/lock-child.server.ts'
import { kindergartenContact } from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { NewContact } from '../model/contract.ts'
import { mostContacts, mostDaysAhead } from '../model/limits.ts'
import { refuse } from '../model/refuse.server.ts'
import { isShownTo } from './list-contacts.server.ts'

type Own = { readonly id: string; readonly childId: string; readonly guardianId: string }

/**
 * Adds a contact; a repeated request adds none.
 * @throws {Refusal} `CONTACTS_FULL`, `CONTACT_DAY_INVALID`; `CONTACT_NOT_FOUND`: the id is of another one
 */
export async function addContact(
  transaction: Database,
  { id, childId, guardianId, ...values }: NewContact & Own,
  now: Date,
): Promise<void> {
  const today = osloDate(now)
  const { onlyOn } = values
  if (onlyOn !== null && (onlyOn < today || onlyOn > addDays(today, mostDaysAhead)))
    throw refuse('CONTACT_DAY_INVALID')
  await lockChild(transaction, childId)
  const [found] = await transaction
    .select({ childId: kindergartenContact.childId, addedBy: kindergartenContact.addedBy })
    .from(kindergartenContact)
    .where(eq(kindergartenContact.id, id))
  if (found) {
    if (found.childId !== childId || found.addedBy !== guardianId) throw refuse('CONTACT_NOT_FOUND')
    return
  }
  await requireRoom(transaction, { childId, addedBy: guardianId, today })
  await transaction
    .insert(kindergartenContact)
    .values({ id, childId, addedBy: guardianId, addedAt: now, ...values })
}

/** @throws {Refusal} `CONTACT_NOT_FOUND`: there is none that they see */
export async function removeContact(
  transaction: Database,
  { id, childId, guardianId }: Own,
  now: Date,
): Promise<void> {
  const [found] = await transaction
    .select({ removedAt: kindergartenContact.removedAt })
    .from(kindergartenContact)
    .where(isSeen(transaction, { id, childId, guardianId }))
  if (!found) throw refuse('CONTACT_NOT_FOUND')
  await transaction
    .update(kindergartenContact)
    .set({ removedAt: now })
    .where(and(eq(kindergartenContact.id, id), isNull(kindergartenContact.removedAt)))
}

/** Undoes a removal. @throws {Refusal} `CONTACT_NOT_FOUND`, `CONTACTS_FULL` */
export async function restoreContact(transaction: Database, own: Own, now: Date): Promise<void> {
  await lockChild(transaction, own.childId)
  const [found] = await transaction
    .select({ removedAt: kindergartenContact.removedAt, addedBy: kindergartenContact.addedBy })
    .from(kindergartenContact)
    .where(isSeen(transaction, own))
  if (!found) throw refuse('CONTACT_NOT_FOUND')
  if (!found.removedAt) return
  await requireRoom(transaction, {
    childId: own.childId,
    addedBy: found.addedBy,
    today: osloDate(now),
  })
  await transaction
    .update(kindergartenContact)
    .set({ removedAt: null })
    .where(and(eq(kindergartenContact.id, own.id), isNotNull(kindergartenContact.removedAt)))
}

const isSeen = (transaction: Database, { id, childId, guardianId }: Own) =>
  and(
    eq(kindergartenContact.id, id),
    eq(kindergartenContact.childId, childId),
    isShownTo(transaction, guardianId),
  )

/** @throws {Refusal} `CONTACTS_FULL`: the guardian has added so many whose day is not over */
async function requireRoom(
  transaction: Database,
  { childId, addedBy, today }: { childId: string; addedBy: string | null; today: string },
): Promise<void> {
  const count = await transaction.$count(
    kindergartenContact,
    and(
      eq(kindergartenContact.childId, childId),
      addedBy ? eq(kindergartenContact.addedBy, addedBy) : isNull(kindergartenContact.addedBy),
      isNull(kindergartenContact.removedAt),
      or(isNull(kindergartenContact.onlyOn), gte(kindergartenContact.onlyOn, today)),
    ),
  )
  if (count >= mostContacts) throw refuse('CONTACTS_FULL')
}
