import { isNull } from 'drizzle-orm'
import {
  grantCriterion,
  grantDocument,
  grantReason,
  grantSettings,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { suggestedCriteria, suggestedReasons, suggestedTypes } from './suggestions.ts'

/** @throws {Refusal} `SUGGESTIONS_USED`: there is a type */
export async function addSuggestions(database: Database, staff: StaffActor): Promise<void> {
  await database.transaction(async (transaction) => {
    // Of two presses at once, the second finds what the first has added.
    await transaction.select().from(grantSettings).for('update')
    if ((await transaction.$count(grantType, isNull(grantType.removedAt))) > 0)
      throw refuse('SUGGESTIONS_USED')
    const types = suggestedTypes()
    const documents = await insertTypes(transaction, types)
    await transaction
      .insert(grantCriterion)
      .values(suggestedCriteria().map((one, position) => ({ ...one, position })))
    await transaction.insert(grantReason).values(
      suggestedReasons().map(({ document, ...one }, position) => ({
        ...one,
        position,
        documentId: document === null ? null : (documents.get(document) ?? null),
      })),
    )
    await recordAction(transaction, staff, {
      action: 'grant-suggestions-added',
      subject: { kind: 'grant-settings', id: 'grant-settings' },
      after: { grantSuggestedTypes: types.length },
    })
  })
}

/** @returns the ids of the documents, by `type:document` */
async function insertTypes(
  transaction: Database,
  types: ReturnType<typeof suggestedTypes>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const [position, { key, values, documents }] of types.entries()) {
    const [type] = await transaction
      .insert(grantType)
      .values({ ...values, position })
      .returning({ id: grantType.id })
    if (!type) throw new Error('the type was not added')
    for (const [at, { key: documentKey, ...document }] of documents.entries()) {
      const [added] = await transaction
        .insert(grantDocument)
        .values({ ...document, typeId: type.id, position: at })
        .returning({ id: grantDocument.id })
      if (added) ids.set(`${key}:${documentKey}`, added.id)
    }
  }
  return ids
}
