import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { agreeMeeting } from './agree-meeting.server.ts'
import { minutesFor } from './answer-minutes.server.ts'
import { correctMinutes } from './correct-minutes.server.ts'
import { meetingDescribed as described } from './endpoints.server.ts'
import { listMeetings } from './list-meetings.server.ts'
import { readMeeting } from './read-meeting.server.ts'
import { reopenMeeting } from './reopen-meeting.server.ts'

/** The committee agrees to what a meeting has decided. */
export function createMeetingApi({
  database,
  configuration,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly configuration: SenderConfiguration
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listMeetings(database, staff, clock()))

  serve(described.read, ({ staff, params: { id } }) => readMeeting(database, staff, id, clock()))

  serve(described.agree, async ({ staff, params: { id }, body }) => {
    await agreeMeeting(database, staff, { roundId: id, ...body }, clock())
    return {}
  })

  serve(described.reopen, async ({ staff, params: { id }, body }) => {
    await reopenMeeting(database, staff, { roundId: id, ...body }, clock())
    return {}
  })

  serve(described.minutes, async ({ staff, params: { id }, query: { language } }) => {
    const wanted = { roundId: id, locale: language }
    const bytes = await minutesFor({ database, configuration }, staff, wanted, clock())
    return answerPdf(bytes, { fileName: 'minutes.pdf', disposition: 'inline' })
  })

  serve(described.correctMinutes, async ({ staff, params: { id }, body }) => {
    await correctMinutes(database, staff, { roundId: id, ...body }, clock())
    return {}
  })

  return api
}
