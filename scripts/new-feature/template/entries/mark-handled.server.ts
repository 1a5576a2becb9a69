import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { type SuggestionBoxRefusal, suggestionBoxRefusals } from '../model/refusals.ts'
import { suggestionBoxEntry } from '../model/tables.server.ts'

/** @throws {Refusal} `ENTRY_NOT_FOUND`; `OWN_CASE`; `ALREADY_HANDLED`, of two at once for the second */
export async function markHandled(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isThis = eq(suggestionBoxEntry.id, id)
    const [handled] = await transaction
      .update(suggestionBoxEntry)
      .set({ handledAt: sql`now()` })
      .where(and(isThis, isNull(suggestionBoxEntry.handledAt)))
      .returning({ userId: suggestionBoxEntry.userId })
    if (!handled) {
      const isThere = (await transaction.$count(suggestionBoxEntry, isThis)) > 0
      throw refuse(isThere ? 'ALREADY_HANDLED' : 'ENTRY_NOT_FOUND')
    }
    await requireOtherPerson(transaction, staff, [handled.userId])
    await recordAction(transaction, staff, {
      action: 'suggestion-box-handled',
      subject: { kind: 'suggestion-box-entry', id },
    })
  })
}

function refuse(code: SuggestionBoxRefusal): Refusal<SuggestionBoxRefusal> {
  return new Refusal(code, suggestionBoxRefusals[code])
}
