import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { wasThere } from './attendance.ts'
import { courseAttendance, courseDate, courseScan, courseTicket } from './tables.server.ts'

export type AttendedDate = {
  readonly ticketId: string
  readonly dateId: string
  readonly startsAt: Date
  readonly isScanned: boolean
  /** What staff say; null: nothing. */
  readonly corrected: boolean | null
  readonly wasThere: boolean
}

/**
 * Every date of the courses of these tickets, in their order, and whether the holder was there.
 * @param which tickets, at least one; or a course
 */
export async function findAttendance(
  database: Database,
  which: { readonly ticketIds: readonly string[] } | { readonly courseId: string },
): Promise<AttendedDate[]> {
  const isMeant: SQL | undefined =
    'courseId' in which
      ? and(eq(courseTicket.courseId, which.courseId), eq(courseTicket.state, 'valid'))
      : inArray(courseTicket.id, [...which.ticketIds])
  const isScan = and(
    eq(courseScan.ticketId, courseTicket.id),
    eq(courseScan.dateId, courseDate.id),
    isNull(courseScan.undoneAt),
  )
  const rows = await database
    .select({
      ticketId: courseTicket.id,
      dateId: courseDate.id,
      startsAt: courseDate.startsAt,
      isScanned: sql<boolean>`exists (select 1 from ${courseScan} where ${isScan})`,
      corrected: courseAttendance.wasThere,
    })
    .from(courseTicket)
    .innerJoin(courseDate, eq(courseDate.courseId, courseTicket.courseId))
    .leftJoin(
      courseAttendance,
      and(
        eq(courseAttendance.ticketId, courseTicket.id),
        eq(courseAttendance.dateId, courseDate.id),
      ),
    )
    .where(isMeant)
    .orderBy(asc(courseDate.startsAt))
  return rows.map((row) => ({ ...row, wasThere: wasThere(row) }))
}
