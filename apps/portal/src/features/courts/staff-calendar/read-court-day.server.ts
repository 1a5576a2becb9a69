import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { appliesOn, type Court, type CourtSetup, covers } from '../model/rules/court-setup.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { listUnits, type Unit } from '../model/rules/list-units.server.ts'
import { courtClosure, courtReservation } from '../model/tables.server.ts'
import type { CourtDay, StaffReservation } from './contract.ts'
import { findStaffReservations, type Reader } from './find-staff-reservations.server.ts'
import { listBlocks, type Span } from './list-blocks.ts'

type Closure = typeof courtClosure.$inferSelect

/**
 * Reads the courts of a centre on a day. Courts that are no longer offered are included while they
 * have reservations.
 * @param wanted the requested day and centre; otherwise today and the first centre
 */
export async function readCourtDay(
  { database, setup: cachedSetup }: { database: Database; setup: Pick<CachedSetup, 'current'> },
  wanted: { day?: string | undefined; center?: number | undefined },
  reader: Reader,
): Promise<CourtDay> {
  const setup = await cachedSetup.current()
  const today = osloDate(reader.now)
  const day = wanted.day ?? today
  const centers = findCentersWithCourts(setup)
  const centerId = (centers.find(({ id }) => id === wanted.center) ?? centers[0])?.id ?? null
  const head = { day, today, centers, centerId }
  if (centerId === null) return { ...head, courts: [] }

  const courts = setup.courts.filter((court) => court.centerId === centerId)
  const span = findDaySpan(day)
  const [closures, reservations] = await Promise.all([
    findClosures(database, centerId, span),
    findReservations(database, courts, span, { ...reader, rules: setup }),
  ])
  const units = listUnits({ ...setup, courts, closures }, day)
  const { language } = reader
  return {
    ...head,
    courts: courts
      .map((court) => ({
        id: court.id,
        name: court.name[language],
        isOffered: court.isOffered,
        categoryName: setup.categories.get(court.categoryId)?.[language] ?? '',
        blocks: listBlocks(
          units.filter((unit) => unit.court.id === court.id),
          reservations.filter((one) => one.court.id === court.id).map(withInstants),
          createTextReader({ setup, court, day, closures, language }),
        ).map(({ startsAt, endsAt, reservation, ...block }) => ({
          ...block,
          startTime: startsAt.toISOString(),
          endTime: endsAt.toISOString(),
          reservation: reservation?.found ?? null,
        })),
      }))
      .filter(({ isOffered, blocks }) => isOffered || blocks.length > 0)
      .map(({ isOffered, ...court }) => court),
  }
}

function findCentersWithCourts({ centers, courts }: CourtSetup): CourtDay['centers'] {
  const used = new Set(courts.map(({ centerId }) => centerId))
  return [...centers].flatMap(([id, name]) => (used.has(id) ? [{ id, name }] : []))
}

/** From midnight to midnight in Norway. */
export function findDaySpan(day: string): Span {
  return {
    startsAt: toInstant(atWallTime(day, '00:00')),
    endsAt: toInstant(atWallTime(addDays(day, 1), '00:00')),
  }
}

function findClosures(database: Database, centerId: number, { startsAt, endsAt }: Span) {
  return database
    .select()
    .from(courtClosure)
    .where(
      and(
        eq(courtClosure.centerId, centerId),
        lt(courtClosure.startsAt, endsAt),
        gt(courtClosure.endsAt, startsAt),
      ),
    )
}

function findReservations(
  database: Database,
  courts: readonly Court[],
  { startsAt, endsAt }: Span,
  reader: Parameters<typeof findStaffReservations>[2],
): Promise<StaffReservation[]> {
  const ids = courts.map(({ id }) => id)
  return findStaffReservations(
    database,
    and(
      inArray(courtReservation.courtId, ids),
      lt(courtReservation.startsAt, endsAt),
      gt(courtReservation.endsAt, startsAt),
    ),
    reader,
  )
}

const withInstants = (found: StaffReservation) => ({
  found,
  state: found.state,
  startsAt: new Date(found.startTime),
  endsAt: new Date(found.endTime),
})

/** The club that has a half hour, or why it is closed. */
function createTextReader({
  setup,
  court,
  day,
  closures,
  language,
}: {
  setup: CourtSetup
  court: Court
  day: string
  closures: readonly Closure[]
  language: Reader['language']
}) {
  const clubs = setup.clubHours.filter((rule) => rule.courtId === court.id && appliesOn(rule, day))
  return ({
    startsAt,
    blockingReason,
  }: Pick<Unit, 'startsAt' | 'blockingReason'>): string | null => {
    if (blockingReason === 'club')
      return clubs.find((rule) => covers(rule, osloWallTime(startsAt)))?.clubName ?? null
    const ends = startsAt.getTime() + unitMilliseconds
    const closure = closures.find(
      (one) =>
        (one.courtId ?? court.id) === court.id &&
        one.startsAt.getTime() < ends &&
        one.endsAt > startsAt,
    )
    return closure ? textIn(closure.reason, language) : null
  }
}
