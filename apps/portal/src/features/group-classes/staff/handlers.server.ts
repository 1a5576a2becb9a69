import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { completeRoom } from '../model/room.ts'
import { blockMember } from './block-member.server.ts'
import { cancelGroupClass } from './cancel-group-class.server.ts'
import { changeCapacity } from './change-capacity.server.ts'
import { changeRoom } from './change-room.server.ts'
import { staffDescribed as described } from './endpoints.server.ts'
import { findSportsMembers } from './find-sports-members.server.ts'
import { listStaffClasses } from './list-staff-classes.server.ts'
import { markBooking } from './mark-booking.server.ts'
import { readSportsMember } from './read-sports-member.server.ts'
import { readStaffClass } from './read-staff-class.server.ts'
import { substituteInstructor } from './substitute-instructor.server.ts'
import { unblockMember } from './unblock-member.server.ts'

/** Classes and members, for sports staff. */
export function createClassStaffApi({
  database,
  clock,
  announcer,
  ...auth
}: AuthDependencies & {
  database: Database
  clock: Clock
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ query: { day = osloDate(clock()), language } }) =>
    listStaffClasses(database, { day, language }),
  )

  serve(described.read, ({ params: { id: classId }, query: { language } }) =>
    readStaffClass(database, { classId, language }),
  )

  serve(described.cancel, async ({ staff, params: { id: classId } }) => {
    await cancelGroupClass(database, staff, { classId })
    announcer.announce()
    return {}
  })

  serve(described.resize, async ({ staff, params: { id: classId }, body: { capacity } }) => {
    await changeCapacity(database, staff, { classId, capacity })
    announcer.announce()
    return {}
  })

  serve(described.move, async ({ staff, params: { id: classId }, body: { room } }) => {
    await changeRoom(database, staff, { classId, room: completeRoom(room) })
    announcer.announce()
    return {}
  })

  serve(described.substitute, async ({ staff, params, body: { instructorId } }) => {
    await substituteInstructor(database, staff, { classId: params.id, instructorId })
    announcer.announce()
    return {}
  })

  serve(described.mark, async ({ staff, params: { id: classId, bookingId }, body: { mark } }) => {
    await markBooking(database, staff, { classId, bookingId, mark })
    return {}
  })

  serve(described.members, ({ query: { text } }) =>
    findSportsMembers(database, { text, today: osloDate(clock()) }),
  )

  serve(described.member, ({ params: { id: userId }, query: { language } }) =>
    readSportsMember(database, { userId, language }),
  )

  serve(described.block, async ({ staff, params: { id: userId }, body: { reason, lastDay } }) => {
    await blockMember(database, staff, { userId, reason, endsAt: endOf(lastDay) })
    return {}
  })

  serve(described.unblock, async ({ staff, params: { id: userId }, body: { reason } }) => {
    await unblockMember(database, staff, { userId, reason })
    return {}
  })

  return api
}

/** The midnight in Norway at which a day ends; null for no day. */
function endOf(day: string): Date | null {
  return day === '' ? null : toInstant(atWallTime(addDays(day, 1), '00:00'))
}
