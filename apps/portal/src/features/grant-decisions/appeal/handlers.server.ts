import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listAppeals } from './appeals-of-staff.server.ts'
import { confirmResult, dropResult, registerResult } from './decide-appeal.server.ts'
import { appealDescribed as described } from './endpoints.server.ts'
import { findOwnDecisions, ownLetter } from './own-decisions.server.ts'
import { sendAppeal, withdrawAppeal } from './send-appeal.server.ts'

/** Applicants read their letters and appeal; staff write down what the other body decides. */
export function createAppealApi({
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
  const parts = { database, portalUrl }
  const applicant = ({ userId }: { readonly userId: string }) => ({
    userId,
    today: osloDate(clock()),
  })

  serve(described.own, ({ user, params }) => findOwnDecisions(database, applicant(user), params))

  serve(described.letter, async ({ user, params }) => {
    const bytes = await ownLetter({ database, configuration }, applicant(user), params)
    return answerPdf(bytes, { fileName: 'letter.pdf', disposition: 'inline' })
  })

  serve(described.send, async ({ user, params, body }) => {
    await sendAppeal(parts, applicant(user), { ...params, ...body }, clock())
    return {}
  })

  serve(described.withdraw, async ({ user, params }) => {
    await withdrawAppeal(parts, applicant(user), params, clock())
    return {}
  })

  serve(described.list, ({ staff }) => listAppeals(database, staff))

  serve(described.register, async ({ staff, params, body }) => {
    await registerResult(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.drop, async ({ staff, params, body }) => {
    await dropResult(database, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.confirm, async ({ staff, params, body }) => {
    await confirmResult(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  return api
}
