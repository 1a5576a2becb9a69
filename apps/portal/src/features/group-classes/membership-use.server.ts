import { and, gte, inArray } from 'drizzle-orm'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import { groupClassBooking } from './model/tables.server.ts'

/** Who has booked a class. */
export const listClassBookers: MembershipUse = async (database, userIds, since) => {
  const found = await database
    .selectDistinct({ userId: groupClassBooking.userId })
    .from(groupClassBooking)
    .where(
      and(inArray(groupClassBooking.userId, [...userIds]), gte(groupClassBooking.createdAt, since)),
    )
  return found.map(({ userId }) => userId)
}
