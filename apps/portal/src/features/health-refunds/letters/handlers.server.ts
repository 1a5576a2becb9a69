import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { LetterParts } from './draw-decision-letter.server.ts'
import { lettersDescribed as described } from './endpoints.server.ts'
import { answerLetter } from './letter-answer.server.ts'
import { findOwnDecisions } from './own-decisions.server.ts'
import { findOwnLetter } from './own-letter.server.ts'

/** Applicants read what was decided. */
export function createLettersApi({
  database,
  encryption,
  configuration,
  clock,
  ...auth
}: AuthDependencies & LetterParts & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, configuration }

  serve(described.ownDecisions, ({ user: { userId }, params: { id } }) =>
    findOwnDecisions(parts, { userId, id }, osloDate(clock())),
  )
  serve(described.ownLetter, async ({ user: { userId }, params, query: { language } }) =>
    answerLetter(await findOwnLetter(parts, { userId, ...params }, language), language),
  )
  return api
}
