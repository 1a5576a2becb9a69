import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import { clockTime } from '#core/kindergartens/presence/find-placement.server.ts'
import { judgeWithdrawal } from '#core/kindergartens/presence/judge-withdrawal.ts'
import {
  kindergartenAbsence,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import { isOpenOn } from '#core/kindergartens/setup/is-open-on.ts'
import {
  kindergarten,
  kindergartenClosingDay,
  kindergartenDepartment,
} from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { Absence, ChildCard, Place } from '../model/contract.ts'
import { stateOfToday } from '../model/state-of-today.ts'

export type DescribedChild = {
  readonly card: ChildCard
  readonly bornOn: string
  /** Of the place that is shown. */
  readonly departmentId: string | null
  readonly kindergartenId: string | null
}

/**
 * Children as their guardian sees them today, by first name: five queries for all of them. Which ones the
 * guardian reaches is the caller's question.
 */
export async function describeChildren(
  database: Database,
  { guardianId, childIds }: { readonly guardianId: string; readonly childIds: readonly string[] },
  now: Date,
): Promise<DescribedChild[]> {
  if (childIds.length === 0) return []
  const ids = [...childIds]
  const today = osloDate(now)
  const time = osloWallTime(now)
  const children = await database
    .select()
    .from(kindergartenChild)
    .where(inArray(kindergartenChild.id, ids))
    .orderBy(asc(kindergartenChild.firstName), asc(kindergartenChild.id))
  const places = await findPlaces(database, ids)
  const presences = await database
    .select()
    .from(kindergartenPresence)
    .where(and(inArray(kindergartenPresence.childId, ids), eq(kindergartenPresence.onDate, today)))
    .orderBy(asc(kindergartenPresence.arrivedAt))
  const absences = await database
    .select()
    .from(kindergartenAbsence)
    .where(
      and(
        inArray(kindergartenAbsence.childId, ids),
        isNull(kindergartenAbsence.withdrawnAt),
        gte(kindergartenAbsence.toOn, today),
      ),
    )
    .orderBy(asc(kindergartenAbsence.fromOn), asc(kindergartenAbsence.reportedAt))
  const closed = await findClosed(database, places, today)

  return children.map(({ id, firstName, lastName, bornOn }) => {
    const ofChild = places.filter(({ childId }) => childId === id)
    const found = shownPlace(ofChild, today)
    const own = absences.filter(({ childId }) => childId === id)
    const hasPlace = found !== null && isOn(found, today)
    const openDays = {
      closedOn: found?.closedOn ?? null,
      closingDays: new Set(found && closed.has(found.kindergartenId) ? [today] : []),
    }
    const absenceUntil = found ? clockTime(found.absenceUntil) : '00:00'
    const ofToday = own
      .filter(({ fromOn }) => fromOn <= today)
      .toSorted((one, other) => other.reportedAt.getTime() - one.reportedAt.getTime())
    return {
      bornOn,
      departmentId: found?.departmentId ?? null,
      kindergartenId: found?.kindergartenId ?? null,
      card: {
        id,
        firstName,
        lastName,
        place: found && describePlace(found, ofChild),
        today: stateOfToday({
          hasPlace,
          isOpen: isOpenOn(today, openDays),
          presences: presences.filter(({ childId }) => childId === id),
          absence: ofToday[0] ? withClockTime(ofToday[0]) : null,
        }),
        absences: own.map((one): Absence => {
          const { id: absenceId, kind, fromOn, toOn, arrivesAt } = withClockTime(one)
          return {
            id: absenceId,
            kind,
            fromOn,
            toOn,
            arrivesAt,
            by: byWhom(one.guardianId, guardianId),
            canWithdraw:
              one.guardianId !== null &&
              judgeWithdrawal(one, { today, time, absenceUntil }) !== 'ABSENCE_OVER',
          }
        }),
      },
    }
  })
}

type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number]

const findPlaces = (database: Database, childIds: string[]) =>
  database
    .select({
      childId: kindergartenEnrolment.childId,
      startsOn: kindergartenEnrolment.startsOn,
      endsOn: kindergartenEnrolment.endsOn,
      percent: kindergartenEnrolment.percent,
      departmentId: kindergartenDepartment.id,
      department: kindergartenDepartment.name,
      kindergartenId: kindergarten.id,
      name: kindergarten.name,
      phone: kindergarten.phone,
      email: kindergarten.email,
      opensAt: kindergarten.opensAt,
      closesAt: kindergarten.closesAt,
      absenceUntil: kindergarten.absenceUntil,
      noticeMonths: kindergarten.noticeMonths,
      yearPlanUrl: kindergarten.yearPlanUrl,
      closedOn: kindergarten.closedOn,
    })
    .from(kindergartenEnrolment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenEnrolment.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inArray(kindergartenEnrolment.childId, childIds))
    .orderBy(asc(kindergartenEnrolment.startsOn))

/** Kindergartens that have a closing day today. */
async function findClosed(
  database: Database,
  places: readonly PlaceRow[],
  today: string,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(places.map(({ kindergartenId }) => kindergartenId))]
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: kindergartenClosingDay.kindergartenId })
    .from(kindergartenClosingDay)
    .where(
      and(
        inArray(kindergartenClosingDay.kindergartenId, ids),
        eq(kindergartenClosingDay.onDate, today),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

const isOn = ({ startsOn, endsOn }: PlaceRow, date: string) =>
  startsOn <= date && (endsOn === null || endsOn >= date)

/** @param places by their first day */
function shownPlace(places: readonly PlaceRow[], today: string): PlaceRow | null {
  return (
    places.find((one) => isOn(one, today)) ??
    places.find(({ startsOn }) => startsOn > today) ??
    places.at(-1) ??
    null
  )
}

/** @param all places of the child, by their first day */
function describePlace(row: PlaceRow, all: readonly PlaceRow[]): Place {
  const { department, percent, startsOn } = row
  const next = all[all.indexOf(row) + 1]
  const { name, phone, email, noticeMonths, yearPlanUrl } = row
  return {
    department,
    percent,
    startsOn,
    endsOn: all.at(-1)?.endsOn ?? null,
    next: next
      ? { department: next.department, kindergarten: next.name, startsOn: next.startsOn }
      : null,
    kindergarten: {
      name,
      phone,
      email,
      noticeMonths,
      yearPlanUrl,
      opensAt: clockTime(row.opensAt),
      closesAt: clockTime(row.closesAt),
      absenceUntil: clockTime(row.absenceUntil),
    },
  }
}

const withClockTime = <Row extends { readonly arrivesAt: string | null }>(row: Row): Row => ({
  ...row,
  arrivesAt: row.arrivesAt && clockTime(row.arrivesAt),
})

function byWhom(guardianId: string | null, own: string): Absence['by'] {
  if (guardianId === null) return 'staff'
  return guardianId === own ? 'you' : 'guardian'
}
