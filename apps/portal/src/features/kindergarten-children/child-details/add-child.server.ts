import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { childrenOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { likenessOf } from '../model/likeness.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { findChildByNumber, lockNumbers, numberOfChild } from '../model/numbers.server.ts'
import { readNumber } from '../model/person-rules.ts'
import { recordAction } from '../model/record-action.server.ts'
import { kindergartenChildRefusals } from '../model/refusals.ts'
import { refuse } from '../model/refuse.server.ts'
import { factsOf, fullAccepted } from '../places/change-place.server.ts'
import { checkDepartment } from '../places/check-department.server.ts'
import { areDaysPossible } from '../places/rules.ts'
import type { ChildForm, TypedChild } from './forms.ts'

/**
 * Adds a child with its first place. It has no guardians: staff add them.
 * @throws {Refusal} CHILD_EXISTS, CHILD_MAYBE_HERE, DEPARTMENT_NOT_FOUND, DEPARTMENT_CLOSED,
 *   DEPARTMENT_FULL, PLACE_DAYS_INVALID
 */
export async function addChild(
  { database, encryption }: Parts,
  staff: StaffActor,
  { firstName, lastName, bornOn, number: typed, isOtherAccepted, ...place }: ChildForm,
): Promise<{ id: string }> {
  const number = readNumber(typed)
  if (!number) throw new Error('the form takes no other number')
  const { isFullAccepted, ...placeValues } = place
  const child = { firstName, lastName, bornOn }
  return database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await lockNumbers(transaction)
    await requireNewNumber(parts, staff, number)
    if (!isOtherAccepted) await requireNoLikeness(transaction, staff, child)
    if (!areDaysPossible(place)) throw refuse('PLACE_DAYS_INVALID')
    const id = randomUUID()
    await checkDepartment(transaction, staff, {
      departmentId: place.departmentId,
      childId: id,
      from: place.startsOn,
      isFullAccepted,
    })
    await transaction
      .insert(kindergartenChild)
      .values({ id, ...child, ...numberOfChild(encryption, id, number), source: 'staff' })
    const [added] = await transaction
      .insert(kindergartenEnrolment)
      .values({ childId: id, ...placeValues })
      .returning()
    await recordAction(transaction, staff, {
      action: 'kindergarten-child-added',
      subject: { kind: 'kindergarten-child', id },
      after: { ...(added && factsOf(added)), ...fullAccepted(isFullAccepted) },
    })
    return { id }
  })
}

/**
 * No other child has this number.
 * @throws {Refusal} CHILD_EXISTS
 */
export async function requireNewNumber(
  parts: Parts,
  staff: StaffActor,
  number: string,
  ownId: string | null = null,
): Promise<void> {
  const here = await findChildByNumber(parts, number)
  if (!here || here.id === ownId) return
  const [reached] = await parts.database
    .select({ id: kindergartenChild.id })
    .from(kindergartenChild)
    .where(and(eq(kindergartenChild.id, here.id), inArray(kindergartenChild.id, childrenOf(staff))))
  throw childHere('CHILD_EXISTS', reached?.id ?? null)
}

/** @throws {Refusal} CHILD_MAYBE_HERE */
async function requireNoLikeness(
  transaction: Database,
  staff: StaffActor,
  child: TypedChild,
): Promise<void> {
  const sameDay = await transaction
    .select()
    .from(kindergartenChild)
    .where(
      and(
        eq(kindergartenChild.bornOn, child.bornOn),
        inArray(kindergartenChild.id, childrenOf(staff)),
      ),
    )
    .orderBy(asc(kindergartenChild.id))
  const like = sameDay.find((one) => likenessOf(one) === likenessOf(child))
  if (like) throw childHere('CHILD_MAYBE_HERE', like.id)
}

const childHere = (code: 'CHILD_EXISTS' | 'CHILD_MAYBE_HERE', childId: string | null) =>
  new Refusal(code, kindergartenChildRefusals[code], { details: { childId } })
