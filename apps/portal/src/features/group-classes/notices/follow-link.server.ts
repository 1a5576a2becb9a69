import { eq } from 'drizzle-orm'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { classBookings } from '../book/find-class-bookings.server.ts'
import { unbookGroupClass } from '../book/unbook-group-class.server.ts'
import type { Language } from '../model/contract.ts'
import type { UnbookingRefusal } from '../model/refusals.ts'
import { groupClass, groupClassBooking, groupClassSchedule } from '../model/tables.server.ts'
import type { ClassLinkPurpose } from './contract.ts'
import { setReminders } from './reminders.server.ts'
import { readLink } from './sign-link.server.ts'

type Parts = { database: Database; encryption: Pick<FieldEncryption, 'index'>; now: Date }

/** The purpose of a mailed link; null when it is not ours, has expired, or the place has been cancelled. */
export async function findLinkPurpose(
  { database, encryption, now }: Parts,
  token: string,
  language: Language,
): Promise<ClassLinkPurpose | null> {
  const permit = readLink(encryption, token, now)
  if (permit?.purpose !== 'unbook') return permit && { purpose: permit.purpose }
  const [booking] = await classBookings(database, language).where(
    eq(groupClassBooking.id, permit.bookingId),
  )
  if (!booking) return null
  const { className, centerName, startsAt, unbookingClosesAt } = booking
  return {
    purpose: permit.purpose,
    className,
    centerName,
    startTime: startsAt.toISOString(),
    unbookingClosesAt: unbookingClosesAt.toISOString(),
  }
}

/** Does what the link permits, for the person whom it was mailed to. */
export async function followLink(
  { database, encryption, now }: Parts,
  token: string,
): Promise<{ refusal: UnbookingRefusal | 'LINK_NOT_VALID' | null }> {
  const permit = readLink(encryption, token, now)
  if (!permit) return { refusal: 'LINK_NOT_VALID' }
  if (permit.purpose === 'stop-reminders') {
    await setReminders(database, permit.userId, { isOn: false })
    return { refusal: null }
  }
  const [booking] = await database
    .select({ classId: groupClassBooking.classId, centerId: groupClassSchedule.centerId })
    .from(groupClassBooking)
    .innerJoin(groupClass, eq(groupClass.id, groupClassBooking.classId))
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .where(eq(groupClassBooking.id, permit.bookingId))
  if (!booking) return { refusal: 'BOOKING_NOT_FOUND' }
  return unbookGroupClass(database, { ...booking, id: permit.bookingId, userId: permit.userId })
}
