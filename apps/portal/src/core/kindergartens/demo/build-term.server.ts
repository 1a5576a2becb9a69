import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { kindergartenAbsence, kindergartenPresence } from '../presence/tables.server.ts'
import type { AbsenceKind } from '../states.ts'

/** A child whose term is made up. */
export type TermChild = {
  readonly id: string
  readonly departmentId: string
  /** Who reports absence. */
  readonly guardianId: string | null
  /** From 0: decides on which days it is away, and when it comes and goes. */
  readonly serial: number
  readonly startsOn: string
}

/** The days of a term, the earliest first, with what the clock shows then. */
export type TermDay = { readonly date: string; readonly opensAt: Date; readonly closesAt: Date }

type Presence = typeof kindergartenPresence.$inferInsert
type Absence = Omit<typeof kindergartenAbsence.$inferInsert, 'id'>

export type Term = {
  readonly presences: readonly Presence[]
  readonly absences: readonly Absence[]
}

const minute = 60_000

/** @param hours of the kindergarten, `07:30` and `17:00` */
export const termDay = (
  date: string,
  hours: { readonly opensAt: string; readonly closesAt: string },
): TermDay => ({
  date,
  opensAt: toInstant(atWallTime(date, hours.opensAt)),
  closesAt: toInstant(atWallTime(date, hours.closesAt)),
})

/**
 * What a child has done on the days of a term until `now`, the same at each call: it is ill for some
 * days, has holidays, comes late, and now and then nobody records that it has gone.
 */
export function buildTerm(child: TermChild, days: readonly TermDay[], now: Date): Term {
  const presences: Presence[] = []
  const absences: Absence[] = []
  const placed = days.filter(({ date }) => date >= child.startsOn)
  for (let at = 0; at < placed.length; at += 1) {
    const day = placed[at]
    if (!day) break
    const away = chooseAbsence(child.serial, day.date)
    if (away) {
      const last = placed[Math.min(at + away.days, placed.length) - 1] ?? day
      absences.push(absenceOf(child, { ...away, from: day, to: last }, now))
      at = placed.indexOf(last)
      continue
    }
    const isLate = draw(child.serial, day.date, 'late') < 20
    if (isLate) absences.push(absenceOf(child, { kind: 'late', from: day, to: day }, now))
    const presence = presenceOf(child, day, { now, isLate })
    if (presence) presences.push(presence)
  }
  return { presences, absences }
}

/** Of a thousand days. @returns null where the child comes */
function chooseAbsence(
  serial: number,
  date: string,
): { kind: Exclude<AbsenceKind, 'late'>; days: number } | null {
  const drawn = draw(serial, date, 'away')
  if (drawn < 22) return { kind: 'sick', days: 1 + (drawn % 3) }
  if (drawn < 26) return { kind: 'holiday', days: 5 }
  if (drawn < 30) return { kind: 'other', days: 1 }
  return null
}

/** What no guardian reported is an entry of staff. */
function absenceOf(
  { id: childId, guardianId }: TermChild,
  { kind, from, to }: { kind: AbsenceKind; from: TermDay; to: TermDay },
  now: Date,
): Absence {
  const isPlanned = kind === 'holiday'
  const sent = new Date(from.opensAt.getTime() - (isPlanned ? 14 * 24 * 60 : 25) * minute)
  return {
    childId,
    kind,
    fromOn: from.date,
    toOn: to.date,
    arrivesAt: kind === 'late' ? lateUntil : null,
    guardianId: kind === 'other' ? null : guardianId,
    reportedAt: sent < now ? sent : now,
  }
}

/** By the clock; at least two hours after each kindergarten of the demo opens. */
const lateUntil = '10:00'
const lateMinutes = 150

/** @returns null where the child has not come by now */
function presenceOf(
  { id: childId, departmentId, serial }: TermChild,
  { date, opensAt, closesAt }: TermDay,
  { now, isLate }: { now: Date; isLate: boolean },
): Presence | null {
  const comes = (isLate ? lateMinutes : 0) + (draw(serial, date, 'comes') % (isLate ? 15 : 90))
  const arrivedAt = new Date(opensAt.getTime() + comes * minute)
  if (arrivedAt > now) return null
  const row = { childId, departmentId, onDate: date, arrivedAt }
  if (draw(serial, date, 'forgotten') < 3)
    return closesAt <= now
      ? { ...row, departedAt: closesAt, departedHow: 'closing-time' }
      : { ...row, departedAt: null, departedHow: null }
  const goes = 15 + (draw(serial, date, 'goes') % 100)
  const departedAt = new Date(closesAt.getTime() - goes * minute)
  return departedAt <= now
    ? { ...row, departedAt, departedHow: 'recorded' }
    : { ...row, departedAt: null, departedHow: null }
}

/** 0 to 999: FNV-1a, which is the same at each call and has no pattern that one would see. */
function draw(serial: number, date: string, question: string): number {
  let hash = 2_166_136_261
  for (const sign of `${question}:${date}:${serial}`)
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) % 1_000
}

/**
 * The last open days until today, the earliest first.
 * @param wanted how many
 */
export function lastOpenDays(
  now: Date,
  wanted: number,
  isOpen: (date: string) => boolean,
): string[] {
  const dates: string[] = []
  for (let date = osloDate(now); dates.length < wanted; date = addDays(date, -1))
    if (isOpen(date)) dates.unshift(date)
  return dates
}
