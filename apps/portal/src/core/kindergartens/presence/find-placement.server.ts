import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenEnrolment } from '../children/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '../setup/tables.server.ts'

/** Where a child has a place, and what applies there. Times are by the clock in Norway, `07:30`. */
export type Placement = {
  readonly kindergartenId: string
  readonly opensAt: string
  readonly closesAt: string
  readonly absenceUntil: string
  readonly startsOn: string
  /** Null for a place without an end. */
  readonly endsOn: string | null
}

/** The first place of a child that has one of these days; null where there is none. */
export async function findPlacement(
  database: Database,
  childId: string,
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
): Promise<Placement | null> {
  const [found] = await database
    .select({
      kindergartenId: kindergarten.id,
      opensAt: kindergarten.opensAt,
      closesAt: kindergarten.closesAt,
      absenceUntil: kindergarten.absenceUntil,
      startsOn: kindergartenEnrolment.startsOn,
      endsOn: kindergartenEnrolment.endsOn,
    })
    .from(kindergartenEnrolment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEnrolment.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(
      and(
        eq(kindergartenEnrolment.childId, childId),
        lte(kindergartenEnrolment.startsOn, toOn),
        or(isNull(kindergartenEnrolment.endsOn), gte(kindergartenEnrolment.endsOn, fromOn)),
      ),
    )
    .orderBy(asc(kindergartenEnrolment.startsOn))
    .limit(1)
  if (!found) return null
  const { opensAt, closesAt, absenceUntil } = found
  return {
    ...found,
    opensAt: clockTime(opensAt),
    closesAt: clockTime(closesAt),
    absenceUntil: clockTime(absenceUntil),
  }
}

/** `07:30` of `07:30:00`. */
export const clockTime = (time: string): string => time.slice(0, 5)
