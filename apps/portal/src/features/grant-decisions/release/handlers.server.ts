import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { releaseDescribed as described } from './endpoints.server.ts'
import { letterOfMeeting } from './preview-letter.server.ts'
import { releaseMeeting } from './release-meeting.server.ts'

/** A second person reads the letters of a meeting and sends them. */
export function createReleaseApi({
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

  serve(described.release, ({ staff, params: { id }, body }) =>
    releaseMeeting({ database, portalUrl }, staff, { roundId: id, ...body }, clock()),
  )

  serve(described.letter, async ({ staff, params: { id, applicationId } }) => {
    const wanted = { roundId: id, applicationId }
    const bytes = await letterOfMeeting({ database, configuration }, staff, wanted, clock())
    return answerPdf(bytes, { fileName: 'letter.pdf', disposition: 'inline' })
  })

  return api
}
