import { and, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { type Health, saveHealth, viewHealth } from '#core/kindergartens/children/health.server.ts'
import {
  kindergartenContact,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { changeChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { HealthForm } from './forms.ts'

/**
 * What employees have to know of a child. Who looked is written down, and its guardians read it.
 * @throws {Refusal} CHILD_NOT_FOUND, OWN_CASE
 */
export async function openHealth(parts: Parts, on: OnChild): Promise<Health> {
  const { staff, childId } = on
  return changeChild(parts, on, async (transaction, inside) => {
    const [viewer] = await transaction
      .select({ name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
      .from(user)
      .where(eq(user.id, staff.userId))
    const health = await viewHealth(inside, childId, {
      place: 'staff',
      name: viewer?.name ?? '',
      userId: staff.userId,
    })
    await recordAction(transaction, staff, {
      action: 'kindergarten-health-viewed',
      subject: { kind: 'kindergarten-child', id: childId },
    })
    return health
  })
}

/** @throws {Refusal} CHILD_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE */
export async function changeHealth(parts: Parts, on: OnChild, form: HealthForm): Promise<void> {
  await changeChild(parts, on, async (transaction, inside) => {
    if (!(await saveHealth(inside, on.childId, form))) throw refuse('KINDERGARTEN_CHANGED')
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-health-saved',
      subject: { kind: 'kindergarten-child', id: on.childId },
    })
  })
}

/**
 * Lets a contact whom a blocked guardian has added count again, as one of the kindergarten itself.
 * @throws {Refusal} CHILD_NOT_FOUND, CONTACT_NOT_FOUND, OWN_CASE
 */
export async function confirmContact(
  parts: Parts,
  on: OnChild & { readonly contactId: string },
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const confirmed = await transaction
      .update(kindergartenContact)
      .set({ addedBy: null })
      .where(
        and(
          eq(kindergartenContact.id, on.contactId),
          eq(kindergartenContact.childId, on.childId),
          isNull(kindergartenContact.removedAt),
          sql`exists (select 1 from ${kindergartenGuardianship} bound
            where bound.child_id = ${kindergartenContact.childId}
              and bound.guardian_id = ${kindergartenContact.addedBy}
              and bound.blocked_at is not null)`,
        ),
      )
      .returning({ id: kindergartenContact.id })
    if (confirmed.length === 0) throw refuse('CONTACT_NOT_FOUND')
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-contact-confirmed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childContactId: on.contactId },
    })
  })
}

/**
 * Removes a contact, or somebody who may fetch the child.
 * @throws {Refusal} CHILD_NOT_FOUND, CONTACT_NOT_FOUND, OWN_CASE
 */
export async function removeContact(
  parts: Parts,
  on: OnChild & { readonly contactId: string; readonly reason: string },
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const removed = await transaction
      .update(kindergartenContact)
      .set({ removedAt: sql`now()` })
      .where(
        and(
          eq(kindergartenContact.id, on.contactId),
          eq(kindergartenContact.childId, on.childId),
          isNull(kindergartenContact.removedAt),
        ),
      )
      .returning({ id: kindergartenContact.id })
    if (removed.length === 0) throw refuse('CONTACT_NOT_FOUND')
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-contact-removed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childContactId: on.contactId, childReason: on.reason },
    })
  })
}
