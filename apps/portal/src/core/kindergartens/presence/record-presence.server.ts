import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'
import { kindergartenEnrolment } from '../children/tables.server.ts'
import type { KindergartenRefusal } from '../refusals.ts'
import { kindergartenPresence } from './tables.server.ts'

export type PresenceOutcome =
  | { readonly presenceId: string }
  | { readonly refusal: KindergartenRefusal }

type Recorded = { readonly childId: string; readonly departmentId: string; readonly at: Date }

/**
 * Records that a child has come. Of two at once, one records it and the other is refused.
 * @returns `CHILD_NOT_ENROLLED`: it has no place in the department on that day; `CHILD_ALREADY_HERE`
 */
export async function recordArrival(
  transaction: Database,
  { childId, departmentId, at }: Recorded,
): Promise<PresenceOutcome> {
  const onDate = osloDate(at)
  if (!(await isEnrolled(transaction, { childId, departmentId, onDate })))
    return { refusal: 'CHILD_NOT_ENROLLED' }
  // Marks of a tablet that was offline may come after others: a time within another presence is one too.
  const [within] = await transaction
    .select({ id: kindergartenPresence.id })
    .from(kindergartenPresence)
    .where(
      and(
        eq(kindergartenPresence.childId, childId),
        eq(kindergartenPresence.onDate, onDate),
        lte(kindergartenPresence.arrivedAt, at),
        or(isNull(kindergartenPresence.departedAt), gte(kindergartenPresence.departedAt, at)),
      ),
    )
  if (within) return { refusal: 'CHILD_ALREADY_HERE' }
  try {
    const [added] = await transaction.transaction((nested) =>
      nested
        .insert(kindergartenPresence)
        .values({ childId, departmentId, onDate, arrivedAt: at })
        .returning({ id: kindergartenPresence.id }),
    )
    if (!added) throw new Error('the presence was not added')
    return { presenceId: added.id }
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_presence_here'))
      return { refusal: 'CHILD_ALREADY_HERE' }
    throw error
  }
}

/**
 * Records that a child has gone.
 * @returns `CHILD_NOT_HERE`; `PRESENCE_TIME_INVALID`: before its arrival, or on another day
 */
export async function recordDeparture(
  transaction: Database,
  { childId, departmentId, at }: Recorded,
): Promise<PresenceOutcome> {
  const [here] = await transaction
    .select()
    .from(kindergartenPresence)
    .where(
      and(
        eq(kindergartenPresence.childId, childId),
        eq(kindergartenPresence.departmentId, departmentId),
        isNull(kindergartenPresence.departedAt),
      ),
    )
    .for('update')
  if (!here) return { refusal: 'CHILD_NOT_HERE' }
  if (at < here.arrivedAt || osloDate(at) !== here.onDate)
    return { refusal: 'PRESENCE_TIME_INVALID' }
  await transaction
    .update(kindergartenPresence)
    .set({ departedAt: at, departedHow: 'recorded' })
    .where(eq(kindergartenPresence.id, here.id))
  return { presenceId: here.id }
}

async function isEnrolled(
  transaction: Database,
  { childId, departmentId, onDate }: { childId: string; departmentId: string; onDate: string },
): Promise<boolean> {
  return (
    (await transaction.$count(
      kindergartenEnrolment,
      and(
        eq(kindergartenEnrolment.childId, childId),
        eq(kindergartenEnrolment.departmentId, departmentId),
        isEnrolledOn(onDate),
      ),
    )) > 0
  )
}

/** Of an enrolment that counts on a day. */
export const isEnrolledOn = (date: string) =>
  and(
    lte(kindergartenEnrolment.startsOn, date),
    or(isNull(kindergartenEnrolment.endsOn), gte(kindergartenEnrolment.endsOn, date)),
  )

/**
 * Ends every presence whose kindergarten has closed: the day ends at closing time, marked.
 * @returns how many
 */
export async function endForgottenPresences(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update portal.kindergarten_presence here
    set departed_how = 'closing-time',
        departed_at = greatest(here.arrived_at, closing.at)
    from (
      select open.id, (open.on_date + place.closes_at) at time zone ${timeZone} as at
      from portal.kindergarten_presence open
      join portal.kindergarten_department dept on dept.id = open.department_id
      join portal.kindergarten place on place.id = dept.kindergarten_id
      where open.departed_at is null
    ) closing
    where here.id = closing.id and closing.at <= ${now}`)
  return rowCount ?? 0
}
