import { and, gte, inArray } from 'drizzle-orm'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import { courtReservation } from './model/tables.server.ts'

/** Who has booked a court. */
export const listCourtBookers: MembershipUse = async (database, userIds, since) => {
  const found = await database
    .selectDistinct({ userId: courtReservation.userId })
    .from(courtReservation)
    .where(
      and(inArray(courtReservation.userId, [...userIds]), gte(courtReservation.createdAt, since)),
    )
  return found.map(({ userId }) => userId)
}
