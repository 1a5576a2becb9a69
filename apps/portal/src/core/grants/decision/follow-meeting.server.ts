import { sql } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { grantApplication } from '../application/tables.server.ts'
import { grantRound } from '../setup/tables.server.ts'
import { grantDecision } from './tables.server.ts'

/**
 * The open cases of a round are due by its meeting, where applicants were promised an answer: call it
 * when the meeting is at another time, or applications have come from another round.
 */
export async function followMeeting(transaction: Database, roundId: string): Promise<void> {
  // A trigger sets when a case is due, so many days after it came to staff.
  await transaction.execute(sql`
    update ${caseFile} as c set deadline_days = least(365, greatest(1,
      floor(extract(epoch from r.meets_at - c.changed_at) / 86400)::int))
    from ${grantApplication} a join ${grantRound} r on r.id = a.round_id
    where c.id = a.case_id and c.closed_at is null
      and a.round_id = ${roundId} and a.withdrawn_at is null
      and not exists (select from ${grantDecision} d
        where d.application_id = a.id and d.replaced_at is null)`)
}
