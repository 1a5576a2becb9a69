import { and, eq, gt, sql } from 'drizzle-orm'
import { type CalendarSource, pastCalendarDays } from '#core/calendar/calendar-entry.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { court, courtCategory, courtReservation as reservation } from '../model/tables.server.ts'

/** Lists booked courts. Holds are left out, since they may expire within minutes. */
export const listCourtEntries: CalendarSource = async (
  database,
  { userId, language, portalUrl },
) => {
  const booked = await database
    .select({
      id: reservation.id,
      startsAt: reservation.startsAt,
      endsAt: reservation.endsAt,
      courtName: localizedText(court.name, language),
      categoryName: localizedText(courtCategory.name, language),
      centerName: sportsCenter.name,
    })
    .from(reservation)
    .innerJoin(court, eq(court.id, reservation.courtId))
    .innerJoin(courtCategory, eq(courtCategory.id, court.categoryId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(
      and(
        eq(reservation.userId, userId),
        eq(reservation.state, 'confirmed'),
        gt(reservation.startsAt, sql`now() - make_interval(days => ${pastCalendarDays})`),
      ),
    )
  return booked.map(({ id, startsAt, endsAt, courtName, categoryName, centerName }) => ({
    uid: `court-${id}`,
    startsAt,
    endsAt,
    summary: courtName,
    isTentative: false,
    location: centerName,
    description: [categoryName],
    url: portalUrl + pagePath('mySports', language),
  }))
}
