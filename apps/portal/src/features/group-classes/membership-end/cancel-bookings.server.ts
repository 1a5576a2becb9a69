import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { whoDecided } from '#core/audit/record-action.server.ts'
import {
  EndedMembership,
  hasNoMembershipOn,
  type MembershipBookings,
  type PlannedEnd,
} from '#core/memberships/membership-bookings.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { groupClass, groupClassBooking, groupClassSchedule } from '../model/tables.server.ts'
import { composeMembershipEndMail } from './membership-end-mail.server.ts'

export const cancelAfterEndTask = declareTask(
  'cancel-group-classes-after-membership',
  EndedMembership,
)

/** Places and queue places in classes that have not started, on days without a membership. */
const isAfterEnd = (userId: string, end?: PlannedEnd) =>
  and(
    eq(groupClassBooking.userId, userId),
    gt(groupClassBooking.startsAt, sql`now()`),
    hasNoMembershipOn(groupClassBooking.userId, groupClassBooking.startsAt, end),
    inArray(
      groupClassBooking.classId,
      sql`(select ${groupClass.id} from ${groupClass} where ${isNull(groupClass.cancelledAt)})`,
    ),
  )

export const classBookingsOfMembers: MembershipBookings = {
  count: (database, userId, end) => database.$count(groupClassBooking, isAfterEnd(userId, end)),
  cancelTask: cancelAfterEndTask,
}

/**
 * Cancels a member's bookings for which they have no membership any more, also after the deadline for
 * unbooking, with one mail that lists them. Before it the places go to the queues.
 */
export async function cancelBookingsAfterEnd(
  { database, portalUrl }: { database: Database; portalUrl: string },
  { userId, endedBy }: EndedMembership,
): Promise<void> {
  await retryContention(() =>
    database.transaction(async (transaction) => {
      // In one order, as for everybody who locks several classes.
      const classes = await transaction
        .select({ id: groupClass.id })
        .from(groupClass)
        .where(
          inArray(
            groupClass.id,
            transaction
              .select({ id: groupClassBooking.classId })
              .from(groupClassBooking)
              .where(isAfterEnd(userId)),
          ),
        )
        .orderBy(asc(groupClass.id))
        .for('no key update')
      if (classes.length === 0) return
      // The history says that they were no longer allowed to book, and not that they cancelled late.
      await transaction.execute(sql`select set_config('portal.is_refused', 'yes', true)`)
      const cancelled = await transaction
        .delete(groupClassBooking)
        .where(
          and(
            isAfterEnd(userId),
            inArray(
              groupClassBooking.classId,
              classes.map(({ id }) => id),
            ),
          ),
        )
        .returning({ classId: groupClassBooking.classId })
      await transaction.execute(sql`select set_config('portal.is_refused', 'no', true)`)
      const ids = cancelled.map(({ classId }) => classId)
      if (ids.length === 0) return
      if (endedBy !== null)
        await recordAction(transaction, whoDecided(endedBy), {
          action: 'bookings-ended-with-membership',
          subject: { kind: 'sports-member', id: userId },
          after: { classBookingsCancelled: ids.length },
        })
      await notify(transaction, { userId, ids, portalUrl })
    }),
  )
}

async function notify(
  transaction: Database,
  { userId, ids, portalUrl }: { userId: string; ids: readonly number[]; portalUrl: string },
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!to) return
  const classes = await transaction
    .select({
      className: groupClassSchedule.name,
      centerName: sportsCenter.name,
      startsAt: groupClass.startsAt,
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, groupClassSchedule.centerId))
    .where(inArray(groupClass.id, [...ids]))
    .orderBy(asc(groupClass.startsAt))
  const mail = composeMembershipEndMail({ ...to, classes }, portalUrl)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}
