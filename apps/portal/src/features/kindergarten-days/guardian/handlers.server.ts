import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { answerSurvey, type GuardianParts } from './answer-survey.server.ts'
import { bookExtra } from './book-extra.server.ts'
import { cancelExtra } from './cancel-extra.server.ts'
import { guardianDescribed as described } from './endpoints.server.ts'
import { listDays } from './list-days.server.ts'

/** Guardians answer surveys and book extra openings for their children. */
export function createGuardianDaysApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & GuardianParts) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, clock }

  serve(described.list, ({ user: { userId } }) => listDays(parts, userId))

  serve(described.answer, async ({ user: { userId }, params: { id, childId }, body }) => {
    await answerSurvey(parts, { ...body, surveyId: id, childId, userId })
    return {}
  })
  serve(described.book, async ({ user: { userId }, params: { id, childId } }) => {
    await bookExtra(parts, { openingId: id, childId, userId })
    return {}
  })
  serve(described.cancel, async ({ user: { userId }, params: { id, childId } }) => {
    await cancelExtra(parts, { openingId: id, childId, userId })
    return {}
  })
  return api
}
