import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { type RequestRefusal, requestRefusals } from '../model/refusals.ts'
import { trainingRequest } from '../model/tables.server.ts'

/** @throws {Refusal} `REQUEST_NOT_FOUND`; `OWN_CASE`; `ALREADY_HANDLED`, also for the second of two concurrent calls */
export async function markHandled(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const hasId = eq(trainingRequest.id, id)
    const [handled] = await transaction
      .update(trainingRequest)
      .set({ handledAt: sql`now()` })
      .where(and(hasId, isNull(trainingRequest.handledAt)))
      .returning({ userId: trainingRequest.userId })
    if (!handled) {
      const exists = (await transaction.$count(trainingRequest, hasId)) > 0
      throw refuse(exists ? 'ALREADY_HANDLED' : 'REQUEST_NOT_FOUND')
    }
    await requireOtherPerson(transaction, staff, [handled.userId])
    await recordAction(transaction, staff, {
      action: 'training-request-handled',
      subject: { kind: 'training-request', id },
    })
  })
}

function refuse(code: RequestRefusal): Refusal<RequestRefusal> {
  return new Refusal(code, requestRefusals[code])
}
