import type { Localized } from '#platform/i18n/localized.ts'
import type { PlannedClass, ScheduleException, WeeklyRow } from './plan-classes.ts'
import type { ExistingClass } from './plan-effects.ts'

export const roomNamed = (no: string, en = no): Localized => ({ no, en })

/** Every Monday at 18:30 at centre 1, also on public holidays. */
export function buildRow(overrides: Partial<WeeklyRow> = {}): WeeklyRow {
  const id = overrides.id ?? 1
  return {
    id,
    seriesId: id,
    isoWeekday: 1,
    startTime: '18:30',
    durationMinutes: 60,
    centerId: 1,
    categoryId: 1,
    room: roomNamed('Sal 1'),
    capacity: 20,
    instructorId: 1,
    onHolidays: 'runs',
    validFrom: '2026-01-01',
    validTo: null,
    ...overrides,
  }
}

/** Centre 1 is closed on a day. */
export function buildException(overrides: Partial<ScheduleException> = {}): ScheduleException {
  return {
    id: 1,
    seriesId: null,
    centerId: 1,
    firstDate: '2026-11-23',
    lastDate: '2026-11-23',
    kind: 'closed',
    startTime: null,
    room: null,
    capacity: null,
    instructorId: null,
    ...overrides,
  }
}

/** A class as created from the plan, without bookings. */
export function buildExisting(
  planned: PlannedClass,
  overrides: Partial<ExistingClass> = {},
): ExistingClass {
  const { scheduleId, seriesId, localDate, room, capacity, instructorId } = planned
  return {
    id: 1,
    scheduleId,
    seriesId,
    localDate,
    room,
    capacity,
    instructorId,
    booked: 0,
    queued: 0,
    isComing: true,
    isWithdrawn: false,
    ...overrides,
  }
}
