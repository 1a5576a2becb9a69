import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { LetterParts } from '../letters/draw-decision-letter.server.ts'
import { answerLetter } from '../letters/letter-answer.server.ts'
import { staffLetterDescribed as described } from './letter-endpoints.server.ts'
import { findStaffLetter } from './staff-letter.server.ts'

/** Staff read the letters of decisions. */
export function createStaffLetterApi({
  database,
  encryption,
  configuration,
  ...auth
}: AuthDependencies & LetterParts & { readonly database: Database }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, configuration }

  serve(described.letter, async ({ staff: { userId: staffId }, params, query: { language } }) =>
    answerLetter(await findStaffLetter(parts, { staffId, ...params }, language), language),
  )
  return api
}
