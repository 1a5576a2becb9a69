import { and, eq, inArray } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenSurvey } from '#core/kindergartens/days/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseDays } from '../model/refuse.server.ts'

export type Survey = typeof kindergartenSurvey.$inferSelect

/**
 * Locks a survey of a kindergarten of theirs until the end of the transaction.
 * @param seen the version that they saw, where they change the survey itself
 * @throws {Refusal} `SURVEY_NOT_FOUND`, `SURVEY_CHANGED`
 */
export async function lockSurvey(
  transaction: Database,
  staff: StaffActor,
  id: string,
  seen?: { readonly version: number },
): Promise<Survey> {
  const [found] = await transaction
    .select()
    .from(kindergartenSurvey)
    .where(
      and(
        eq(kindergartenSurvey.id, id),
        inArray(kindergartenSurvey.kindergartenId, kindergartensOf(staff)),
      ),
    )
    .for(seen ? 'update' : 'share')
  if (!found) throw refuseDays('SURVEY_NOT_FOUND')
  if (seen && found.version !== seen.version) throw refuseDays('SURVEY_CHANGED')
  return found
}
