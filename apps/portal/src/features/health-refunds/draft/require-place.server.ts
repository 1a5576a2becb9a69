import { refuseCase } from '#core/cases/refuse-case.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireSent } from '../model/find-sent.server.ts'
import { changeOf } from '../model/sent-rules.ts'
import type { Owner } from './stored-draft.server.ts'

/**
 * Of an application that is changed: that it is theirs, of that scheme and period, and may be changed.
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export async function requirePlace(database: Database, { userId, place }: Owner): Promise<void> {
  if (place.id === undefined) return
  const { row, caseFile } = await requireSent(database, { userId, id: place.id })
  if (row.schemeId !== place.scheme || row.period !== place.period)
    throw refuseCase('CASE_NOT_FOUND')
  if (caseFile.closedAt !== null || changeOf(caseFile.status) === null)
    throw refuseCase('STEP_NOT_POSSIBLE')
}
