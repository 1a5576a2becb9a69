import { and, eq, sql } from 'drizzle-orm'
import {
  kindergartenGuardianship as guardianship,
  kindergartenGuardian,
} from '#core/kindergartens/children/tables.server.ts'
import { guardianAddressLocation } from '#core/kindergartens/field-locations.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { ContactDetails } from './contract.ts'
import type { AccessForm, BlockForm, ResponsibilityForm, RestrictionForm } from './forms.ts'

export type OnGuardian = OnChild & { readonly guardianId: string }

/**
 * Opens the access of a guardian to a child, or takes it back; both count at their next request.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, GUARDIAN_BLOCKED,
 *   GUARDIAN_WITHOUT_RESPONSIBILITY, OWN_CASE
 */
export async function changeAccess(
  parts: Parts,
  on: OnGuardian,
  { isOpen, version }: AccessForm,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const before = await findBound(transaction, on, version)
    if (isOpen && before.blockedAt) throw refuse('GUARDIAN_BLOCKED')
    if (isOpen && !before.hasResponsibility) throw refuse('GUARDIAN_WITHOUT_RESPONSIBILITY')
    await transaction
      .update(guardianship)
      .set(
        isOpen
          ? {
              openedAt: sql`now()`,
              openedBy: on.staff.userId,
              closedAt: null,
              version: version + 1,
            }
          : { openedAt: null, openedBy: null, closedAt: sql`now()`, version: version + 1 },
      )
      .where(isThis(on))
    await recordAction(transaction, on.staff, {
      action: isOpen ? 'kindergarten-access-opened' : 'kindergarten-access-closed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childGuardianId: on.guardianId },
    })
  })
}

/**
 * Corrects whether a guardian has parental responsibility. Without it there is no access, and with it the
 * access waits to be opened. A later import writes what its file says, and its preview shows it.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE
 */
export async function changeResponsibility(
  parts: Parts,
  on: OnGuardian,
  { hasResponsibility, reason, version }: ResponsibilityForm,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    await findBound(transaction, on, version)
    await transaction
      .update(guardianship)
      .set({
        hasResponsibility,
        openedAt: null,
        openedBy: null,
        closedAt: null,
        version: version + 1,
      })
      .where(isThis(on))
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-responsibility-corrected',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: {
        childGuardianId: on.guardianId,
        childResponsibility: hasResponsibility ? 'yes' : 'no',
        childReason: reason,
      },
    })
  })
}

/**
 * Blocks a guardian from a child, whatever an import says, or ends the block. The end of a block opens
 * nothing: the access then waits to be opened.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE
 */
export async function changeBlock(
  parts: Parts,
  on: OnGuardian,
  { isBlocked, reason, version }: BlockForm,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    await findBound(transaction, on, version)
    const access = { openedAt: null, openedBy: null, closedAt: null, version: version + 1 }
    await transaction
      .update(guardianship)
      .set(
        isBlocked
          ? {
              ...access,
              blockedAt: sql`now()`,
              blockedBy: on.staff.userId,
              blockedBecause: reason,
            }
          : { ...access, blockedAt: null, blockedBy: null, blockedBecause: null },
      )
      .where(isThis(on))
    await recordAction(transaction, on.staff, {
      action: isBlocked ? 'kindergarten-guardian-blocked' : 'kindergarten-guardian-unblocked',
      subject: { kind: 'kindergarten-child', id: on.childId },
      // Why somebody is blocked is with the block: the log is read by others.
      after: { childGuardianId: on.guardianId, ...(!isBlocked && { childReason: reason }) },
    })
  })
}

/**
 * Hides the address, phone and email of a guardian from every list and every other guardian, or no
 * longer. No import takes that back.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE
 */
export async function changeRestriction(
  parts: Parts,
  on: OnGuardian,
  { isRestricted, version }: RestrictionForm,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    await findBound(transaction, on)
    const changed = await transaction
      .update(kindergartenGuardian)
      .set({ hasRestrictedAddress: isRestricted, version: version + 1 })
      .where(
        and(eq(kindergartenGuardian.id, on.guardianId), eq(kindergartenGuardian.version, version)),
      )
      .returning({ id: kindergartenGuardian.id })
    if (changed.length === 0) throw refuse('KINDERGARTEN_CHANGED')
    await recordAction(transaction, on.staff, {
      action: isRestricted
        ? 'kindergarten-address-restricted'
        : 'kindergarten-address-unrestricted',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childGuardianId: on.guardianId },
    })
  })
}

/**
 * How a guardian is reached. Who looked is written down.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, OWN_CASE
 */
export async function showContactDetails(parts: Parts, on: OnGuardian): Promise<ContactDetails> {
  return changeChild(parts, on, async (transaction, { encryption }) => {
    await findBound(transaction, on)
    const [found] = await transaction
      .select()
      .from(kindergartenGuardian)
      .where(eq(kindergartenGuardian.id, on.guardianId))
    if (!found) throw refuse('GUARDIAN_NOT_FOUND')
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-guardian-shown',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childGuardianId: on.guardianId },
    })
    const { email, phone, address } = found
    return {
      email,
      phone,
      address: address && encryption.decrypt(address, guardianAddressLocation(found.id)),
    }
  })
}

export const isThis = ({ childId, guardianId }: OnGuardian) =>
  and(eq(guardianship.childId, childId), eq(guardianship.guardianId, guardianId))

/** @param version as the caller saw it, where that matters */
export async function findBound(transaction: Database, on: OnGuardian, version?: number) {
  const [bound] = await transaction.select().from(guardianship).where(isThis(on))
  if (!bound) throw refuse('GUARDIAN_NOT_FOUND')
  if (version !== undefined && bound.version !== version) throw refuse('KINDERGARTEN_CHANGED')
  return bound
}
