import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { confirmCorrection, dropCorrection, proposeCorrection } from './correct-letter.server.ts'
import { correctDescribed as described } from './endpoints.server.ts'
import { findLetters, staffLetter } from './find-letters.server.ts'
import { listCorrections } from './list-corrections.server.ts'

/** Two people correct a letter that is wrong. */
export function createCorrectApi({
  database,
  portalUrl,
  configuration,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly portalUrl: string
  readonly configuration: SenderConfiguration
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.find, ({ staff, query }) => findLetters(database, staff, query))

  serve(described.letter, async ({ staff, params: { decisionId } }) => {
    const bytes = await staffLetter({ database, configuration }, staff, decisionId)
    return answerPdf(bytes, { fileName: 'letter.pdf', disposition: 'inline' })
  })

  serve(described.propose, async ({ staff, params, body }) => {
    await proposeCorrection(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.list, ({ staff }) => listCorrections(database, staff))

  serve(described.drop, async ({ staff, params }) => {
    await dropCorrection(database, staff, params, clock())
    return {}
  })

  serve(described.confirm, async ({ staff, params }) => {
    await confirmCorrection({ database, portalUrl }, staff, params, clock())
    return {}
  })

  return api
}
