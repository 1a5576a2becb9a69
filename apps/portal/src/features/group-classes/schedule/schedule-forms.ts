import { z } from 'zod/mini'
import { shapeOf } from '#core/editable/form.ts'
import { maximumMinutes, minuteStep } from '../model/class-limits.ts'
import { exceptionTexts, rowTexts } from '../model/schedule-fields.ts'
import { exceptionKinds, holidayRules } from '../model/schedule-kinds.ts'
import { classSetupFields } from '../model/setup-fields.ts'
import { instructorId, line, placesField, RoomName, StaffDay } from '../staff/staff-forms.ts'

const dayMinutes = 24 * 60

const id = (required: string) =>
  z.int(required).check(z.gte(1, required), z.lte(2_147_483_647, required))
const bigId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

const time = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'TIME_INVALID', abort: true }),
  z.refine((text) => minutesOf(text) % minuteStep === 0, 'TIME_OFF_THE_GRID'),
)

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A weekly class. `validTo` is empty: until further notice. */
export const RowForm = z
  .object({
    centerId: id('CENTER_REQUIRED'),
    /** A room of the centre, unless `isNewRoom`. */
    room: RoomName,
    isNewRoom: z.boolean(),
    isoWeekday: z
      .int('WEEKDAY_REQUIRED')
      .check(z.gte(1, 'WEEKDAY_REQUIRED'), z.lte(7, 'WEEKDAY_REQUIRED')),
    startTime: time,
    durationMinutes: z
      .int('DURATION_INVALID')
      .check(
        z.gte(minuteStep, 'DURATION_INVALID'),
        z.lte(maximumMinutes, 'DURATION_INVALID'),
        z.multipleOf(minuteStep, 'DURATION_INVALID'),
      ),
    capacity: placesField,
    instructorId,
    categoryId: id('CATEGORY_REQUIRED'),
    imageUrl: classSetupFields['class-kind'].imageUrl.schema,
    ...shapeOf(rowTexts),
    onHolidays: z.enum(holidayRules),
    validFrom: StaffDay,
    validTo: z.union([z.literal(''), StaffDay], 'DAY_INVALID'),
  })
  .check(
    z.refine(({ validFrom, validTo }) => validTo === '' || validTo >= validFrom, {
      path: ['validTo'],
      error: 'LAST_BEFORE_FIRST',
    }),
    z.refine(
      ({ startTime, durationMinutes }) => minutesOf(startTime) + durationMinutes <= dayMinutes,
      { path: ['durationMinutes'], error: 'ENDS_AFTER_MIDNIGHT' },
    ),
  )
export type RowForm = z.infer<typeof RowForm>

/** Null or empty: as in the row. Without a series, the whole centre is closed. */
export const ExceptionForm = z
  .object({
    centerId: id('CENTER_REQUIRED'),
    seriesId: z.nullable(bigId),
    kind: z.enum(exceptionKinds),
    firstDate: StaffDay,
    lastDate: StaffDay,
    startTime: z.union([z.literal(''), time]),
    /** The key of a room of the centre. */
    room: z.union([z.literal(''), line('ROOM_REQUIRED')]),
    capacity: z.nullable(placesField),
    instructorId: z.nullable(instructorId),
    ...shapeOf(exceptionTexts),
  })
  .check(
    z.refine(({ firstDate, lastDate }) => lastDate >= firstDate, {
      path: ['lastDate'],
      error: 'LAST_BEFORE_FIRST',
    }),
    z.refine(({ kind, seriesId }) => kind === 'closed' || seriesId !== null, {
      path: ['seriesId'],
      error: 'CLASS_REQUIRED',
    }),
    z.refine(
      ({ kind, startTime, room, capacity, instructorId }) =>
        kind === 'changed' ||
        (startTime === '' && room === '' && capacity === null && instructorId === null),
      { path: ['kind'], error: 'CLOSED_CHANGES_NOTHING' },
    ),
  )
export type ExceptionForm = z.infer<typeof ExceptionForm>

const rowVersion = { id: bigId, version: z.int().check(z.gte(1), z.lte(2_147_483_647)) }

export const EndForm = z.object({ from: StaffDay })
export type EndForm = z.infer<typeof EndForm>

/** One change of the schedule. Rows are changed and ended from a date on; `version` is that of the row as loaded. */
export const ScheduleChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add-row'), row: RowForm }),
  z.object({ kind: z.literal('change-row'), ...rowVersion, row: RowForm }),
  z.object({ kind: z.literal('end-row'), ...rowVersion, ...EndForm.shape }),
  z.object({ kind: z.literal('add-exception'), exception: ExceptionForm }),
  z.object({ kind: z.literal('remove-exception'), id: bigId }),
])
export type ScheduleChange = z.infer<typeof ScheduleChange>

/** A change with the fingerprint of its preview (`SchedulePreview.fingerprint`). */
export const ConfirmedChange = z.object({
  change: ScheduleChange,
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type ConfirmedChange = z.infer<typeof ConfirmedChange>
