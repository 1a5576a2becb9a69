import { defaultLocale, perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { attendanceMarks } from '../model/attendance-mark.ts'
import { maximumPlaces } from '../model/class-limits.ts'

/** One line of text, such as a name. */
export const line = (required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(80, { error: 'TOO_LONG', abort: true }),
      z.regex(/^\P{Cc}+$/u, 'CHARACTERS_INVALID'),
    )

/** A reason given by staff: a sentence that other people read. */
export function reasonText(required: string) {
  return z.string().check(
    z.trim(),
    z.minLength(5, { error: required, abort: true }),
    z.maxLength(300, { error: 'TOO_LONG', abort: true }),
    z.regex(/^[\P{Cc}\n\r\t]+$/u, 'CHARACTERS_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )
}

/** Stored in the audit log, and part of the copy of their data that a member can request. */
const reason = reasonText('REASON_REQUIRED')

export const placesField = z
  .int('CAPACITY_INVALID')
  .check(z.gte(1, 'CAPACITY_INVALID'), z.lte(maximumPlaces, 'CAPACITY_INVALID'))

export const CapacityForm = z.object({ capacity: placesField })
export type CapacityForm = z.infer<typeof CapacityForm>

const requiredRoom = line('ROOM_REQUIRED')
const optionalRoom = z.union([z.literal(''), requiredRoom])

/** The name of a room; empty in another language than the default one where it is the same. */
export const RoomName = z.strictObject(
  perLocale((locale) => (locale === defaultLocale ? requiredRoom : optionalRoom)),
) as unknown as z.ZodMiniType<Localized, Localized>

export const RoomForm = z.object({ room: RoomName })
export type RoomForm = z.infer<typeof RoomForm>

export const instructorId = z
  .int('INSTRUCTOR_REQUIRED')
  .check(z.gte(1, 'INSTRUCTOR_REQUIRED'), z.lte(2_147_483_647, 'INSTRUCTOR_REQUIRED'))

export const SubstituteForm = z.object({ instructorId })
export type SubstituteForm = z.infer<typeof SubstituteForm>

export const AttendanceForm = z.object({ mark: z.enum(attendanceMarks) })
export type AttendanceForm = z.infer<typeof AttendanceForm>

/** From the year 2000 on: the database has no year 0, and no class is older. */
export const StaffDay = z.iso.date('DAY_INVALID').check(z.regex(/^2/, 'DAY_INVALID'))

/** `lastDay` is the last day of the block, in Norway; empty: until staff lift it. */
export const BlockForm = z.object({
  reason,
  lastDay: z.union([z.literal(''), StaffDay], 'DAY_INVALID'),
})
export type BlockForm = z.infer<typeof BlockForm>

export const UnblockForm = z.object({ reason })
export type UnblockForm = z.infer<typeof UnblockForm>
