import { and, eq, ne, sql } from 'drizzle-orm'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenPresence } from '#core/kindergartens/presence/tables.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Removal } from '../model/forms.ts'
import { changeChild, type OnChild, type Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { checkDepartment } from './check-department.server.ts'
import { findPlace, type PlaceRow } from './find-place.server.ts'
import type { PlaceCorrection, PlaceForm, PlaceMove } from './forms.ts'
import { areDaysPossible, splitPlace } from './rules.ts'
import { updatePlace } from './update-place.server.ts'

type OnPlace = OnChild & { readonly placeId: string }

/**
 * Gives a child a place in a department.
 * @throws {Refusal} CHILD_NOT_FOUND, DEPARTMENT_NOT_FOUND, DEPARTMENT_CLOSED, DEPARTMENT_FULL,
 *   PLACE_DAYS_INVALID, PLACES_OVERLAP, OWN_CASE
 */
export async function addPlace(parts: Parts, on: OnChild, form: PlaceForm): Promise<void> {
  await withoutOverlap(() =>
    changeChild(parts, on, async (transaction) => {
      const { isFullAccepted, ...values } = form
      if (!areDaysPossible(values)) throw refuse('PLACE_DAYS_INVALID')
      await checkDepartment(transaction, on.staff, {
        ...on,
        departmentId: form.departmentId,
        from: form.startsOn,
        isFullAccepted,
      })
      const [added] = await transaction
        .insert(kindergartenEnrolment)
        .values({ childId: on.childId, ...values })
        .returning()
      await recordAction(transaction, on.staff, {
        action: 'kindergarten-place-added',
        subject: { kind: 'kindergarten-child', id: on.childId },
        after: { ...(added && factsOf(added)), ...fullAccepted(isFullAccepted) },
      })
    }),
  )
}

/**
 * Corrects what a place says, such as a wrong date, or ends it.
 * @throws {Refusal} as `addPlace`, and PLACE_NOT_FOUND, KINDERGARTEN_CHANGED
 */
export async function correctPlace(
  parts: Parts,
  on: OnPlace,
  { version, isFullAccepted, ...values }: PlaceCorrection,
): Promise<void> {
  await withoutOverlap(() =>
    changeChild(parts, on, async (transaction) => {
      if (!areDaysPossible(values)) throw refuse('PLACE_DAYS_INVALID')
      const before = await findPlace(transaction, { ...on, version })
      const isElsewhere =
        values.departmentId !== before.departmentId || values.startsOn < before.startsOn
      if (isElsewhere)
        await checkDepartment(transaction, on.staff, {
          ...on,
          departmentId: values.departmentId,
          from: values.startsOn,
          isFullAccepted,
        })
      await updatePlace(transaction, before, values)
      await recordAction(transaction, on.staff, {
        action: 'kindergarten-place-changed',
        subject: { kind: 'kindergarten-child', id: on.childId },
        before: factsOf(before),
        after: { ...factsOf({ ...before, ...values }), ...fullAccepted(isFullAccepted) },
      })
    }),
  )
}

/**
 * Moves a child to another department, or changes its share, from a day on: one place ends, and the next
 * one starts.
 * @param before what else happens in the transaction, with the child locked
 * @throws {Refusal} as `correctPlace`, and what `before` throws
 */
export async function movePlace(
  parts: Parts,
  on: OnPlace,
  { version, isFullAccepted, from, ...values }: PlaceMove,
  before: (inside: Parts) => Promise<void> = async () => undefined,
): Promise<void> {
  await withoutOverlap(() =>
    changeChild(parts, on, async (transaction, inside) => {
      await before(inside)
      const place = await findPlace(transaction, { ...on, version })
      const split = splitPlace(place, from)
      if (!split) throw refuse('PLACE_DAYS_INVALID')
      if (values.departmentId !== place.departmentId)
        await checkDepartment(transaction, on.staff, {
          ...on,
          departmentId: values.departmentId,
          from,
          isFullAccepted,
        })
      await updatePlace(transaction, place, split.before)
      const [added] = await transaction
        .insert(kindergartenEnrolment)
        .values({ childId: on.childId, ...values, ...split.after })
        .returning()
      await recordAction(transaction, on.staff, {
        action: 'kindergarten-place-moved',
        subject: { kind: 'kindergarten-child', id: on.childId },
        before: factsOf(place),
        after: { ...(added && factsOf(added)), ...fullAccepted(isFullAccepted) },
      })
    }),
  )
}

/**
 * Removes a place that should never have been there.
 * @throws {Refusal} CHILD_NOT_FOUND, PLACE_NOT_FOUND, KINDERGARTEN_CHANGED, PLACE_USED, PLACE_LAST, OWN_CASE
 */
export async function removePlace(
  parts: Parts,
  on: OnPlace,
  { version, reason }: Removal,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const place = await findPlace(transaction, { ...on, version })
    if (await wasUsed(transaction, place)) throw refuse('PLACE_USED')
    const others = await transaction.$count(
      kindergartenEnrolment,
      and(eq(kindergartenEnrolment.childId, on.childId), ne(kindergartenEnrolment.id, place.id)),
    )
    if (others === 0) throw refuse('PLACE_LAST')
    await transaction.delete(kindergartenEnrolment).where(eq(kindergartenEnrolment.id, place.id))
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-place-removed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      before: factsOf(place),
      after: { childReason: reason },
    })
  })
}

const wasUsed = async (transaction: Database, place: PlaceRow): Promise<boolean> =>
  (await transaction.$count(
    kindergartenPresence,
    and(
      eq(kindergartenPresence.childId, place.childId),
      sql`${kindergartenPresence.onDate} between ${place.startsOn}
        and coalesce(${place.endsOn}, 'infinity'::date)`,
    ),
  )) > 0

/** What the database decides: of a child no two places overlap. */
export async function withoutOverlap(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_enrolment_one_at_a_time'))
      throw refuse('PLACES_OVERLAP')
    throw error
  }
}

export const factsOf = ({ id, departmentId, startsOn, endsOn, percent }: PlaceRow) => ({
  childPlaceId: id,
  childDepartmentId: departmentId,
  childFrom: startsOn,
  ...(endsOn && { childTo: endsOn }),
  childPercent: percent,
})

export const fullAccepted = (isAccepted: boolean) =>
  isAccepted ? { childFullAccepted: 'yes' } : {}
