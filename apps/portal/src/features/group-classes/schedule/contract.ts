import { z } from 'zod'
import { publicHolidays } from '#platform/time/public-holidays.ts'
import { exceptionKinds, holidayHabits } from '../model/schedule-kinds.ts'

const id = z.int().positive()
const count = z.int().nonnegative()
const text = z.string()
const day = z.iso.date()
/** What the clock shows in Norway, `18:30`. */
const time = z.iso.time({ precision: -1 })
const named = z.strictObject({ id, name: text })

export const ScheduleRow = z.strictObject({
  id,
  version: id,
  /** The same for all rows that are one class through its changes. */
  lineId: id,
  isoWeekday: z.int().min(1).max(7),
  startTime: time,
  durationMinutes: id,
  centerId: id,
  room: text,
  roomEn: text.nullable(),
  capacity: id,
  instructorId: id,
  categoryId: id,
  nameNo: text,
  nameEn: text,
  descriptionNo: text,
  descriptionEn: text,
  onHolidays: z.enum(holidayHabits),
  validFrom: day,
  /** Null: until further notice. */
  validTo: day.nullable(),
})
export type ScheduleRow = z.infer<typeof ScheduleRow>

export const ExceptionOfSchedule = z.strictObject({
  id,
  /** Of which class; null: of the whole centre. */
  lineId: id.nullable(),
  centerId: id,
  firstDate: day,
  lastDate: day,
  kind: z.enum(exceptionKinds),
  /** What is other than usual; null: as usual. */
  startTime: time.nullable(),
  room: text.nullable(),
  roomEn: text.nullable(),
  capacity: id.nullable(),
  instructorId: id.nullable(),
  reasonNo: text,
  reasonEn: text,
})
export type ExceptionOfSchedule = z.infer<typeof ExceptionOfSchedule>

/** What is not over. Instructors and categories are by name; holidays are those of a year ahead. */
export const Schedule = z.strictObject({
  today: day,
  centers: z.array(named),
  instructors: z.array(named),
  categories: z.array(named),
  rows: z.array(ScheduleRow),
  exceptions: z.array(ExceptionOfSchedule),
  holidays: z.array(z.strictObject({ day, holiday: z.enum(publicHolidays) })),
})
export type Schedule = z.infer<typeof Schedule>

const change = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ from: value, to: value }).nullable()

export const PreviewedClass = z.strictObject({
  kind: z.enum(['added', 'cancelled', 'moved', 'changed']),
  day,
  startTime: time,
  className: text,
  center: text,
  /** Who has a place there now, and who waits. */
  booked: count,
  queued: count,
  /** Of those, who are told that they have it no more. */
  told: count,
  /** Of one that is moved: when it is held instead. */
  newTime: time.nullable(),
  room: change(text),
  capacity: change(count),
  instructor: change(text),
})
export type PreviewedClass = z.infer<typeof PreviewedClass>

export const SchedulePreview = z.strictObject({
  /** Of the days for which classes have been made, in their order. */
  classes: z.array(PreviewedClass),
  /** How many of the year after that, which nobody has booked yet. */
  later: count,
  /** Shown again when it is saved, which is refused when it would be another one by then. */
  seen: text,
})
export type SchedulePreview = z.infer<typeof SchedulePreview>

export const SavedChange = z.strictObject({
  added: count,
  cancelled: count,
  moved: count,
  changed: count,
  /** How many members are told. */
  told: count,
})
export type SavedChange = z.infer<typeof SavedChange>
