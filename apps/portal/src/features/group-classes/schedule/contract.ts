import { z } from 'zod'
import { shapeOf } from '#core/editable/form.ts'
import { localized } from '#platform/i18n/localized.ts'
import { publicHolidays } from '#platform/time/public-holidays.ts'
import { exceptionKinds, holidayRules } from '../model/schedule-kinds.ts'
import { classSetupFields } from '../model/setup-fields.ts'

const id = z.int().positive()
const count = z.int().nonnegative()
const text = z.string()
const texts = localized(text)
const day = z.iso.date()
/** What the clock shows in Norway, `18:30`. */
const time = z.iso.time({ precision: -1 })
const named = z.strictObject({ id, name: text })

export const ScheduleRow = z.strictObject({
  id,
  version: id,
  /** The same for all rows of a series, which is one class through its changes. */
  seriesId: id,
  isoWeekday: z.int().min(1).max(7),
  startTime: time,
  durationMinutes: id,
  centerId: id,
  room: texts,
  capacity: id,
  instructorId: id,
  categoryId: id,
  name: texts,
  description: texts,
  imageUrl: text,
  onHolidays: z.enum(holidayRules),
  validFrom: day,
  /** Null: until further notice. */
  validTo: day.nullable(),
  /** What another system calls the series. */
  externalId: text.nullable(),
})
export type ScheduleRow = z.infer<typeof ScheduleRow>

export const ExceptionOfSchedule = z.strictObject({
  id,
  /** The series that it applies to; null: the whole centre. */
  seriesId: id.nullable(),
  centerId: id,
  firstDate: day,
  lastDate: day,
  kind: z.enum(exceptionKinds),
  /** What differs from the row; null: as in the row. */
  startTime: time.nullable(),
  room: z.nullable(texts),
  capacity: id.nullable(),
  instructorId: id.nullable(),
  reason: texts,
})
export type ExceptionOfSchedule = z.infer<typeof ExceptionOfSchedule>

/** Current and future rows and exceptions. Names are sorted; holidays are those of the coming year. */
export const Schedule = z.strictObject({
  today: day,
  centers: z.array(named),
  instructors: z.array(named),
  categories: z.array(named),
  /** What new classes can be filled in from. */
  kinds: z.array(z.strictObject({ id, ...shapeOf(classSetupFields['class-kind']) })),
  /** Of all centres; those of the rows may be others. */
  rooms: z.array(z.strictObject({ centerId: id, name: texts })),
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
  /** Members with a place now, and in the queue. */
  booked: count,
  queued: count,
  /** Of those, how many are notified that they lose their place. */
  notified: count,
  /** When a moved class is held instead. */
  newTime: time.nullable(),
  room: change(text),
  capacity: change(count),
  instructor: change(text),
})
export type PreviewedClass = z.infer<typeof PreviewedClass>

export const SchedulePreview = z.strictObject({
  /** Affected classes of the days for which classes have been created, in order. */
  classes: z.array(PreviewedClass),
  /** How many classes change in the year after that; nobody has booked these yet. */
  later: count,
  /** Sent back on saving, which is refused when the effects differ by then. */
  fingerprint: text,
})
export type SchedulePreview = z.infer<typeof SchedulePreview>

export const SavedChange = z.strictObject({
  added: count,
  cancelled: count,
  moved: count,
  changed: count,
  /** How many members are notified. */
  notified: count,
})
export type SavedChange = z.infer<typeof SavedChange>
