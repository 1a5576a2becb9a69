import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { answerForChild } from './answer-for-child.server.ts'
import { surveyDescribed as described } from './endpoints.server.ts'
import { readSurvey } from './read-survey.server.ts'
import { changeSurvey, createSurvey, removeSurvey } from './save-survey.server.ts'

/** Leaders and the office make surveys, read their figures, and answer for children. */
export function createSurveyApi({
  database,
  encryption,
  clock,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.create, ({ staff, body }) =>
    createSurvey(database, staff, { ...body, now: clock() }),
  )
  serve(described.read, ({ staff, params: { id } }) =>
    readSurvey(database, staff, { id, now: clock() }),
  )
  serve(described.change, async ({ staff, params: { id }, body }) => {
    await changeSurvey(database, staff, { ...body, id, now: clock() })
    return {}
  })
  serve(described.remove, async ({ staff, params: { id }, body }) => {
    await removeSurvey(database, staff, { ...body, id })
    return {}
  })
  serve(described.answer, async ({ staff, params: { id }, body }) => {
    await answerForChild({ database, encryption }, staff, { ...body, id, now: clock() })
    return {}
  })
  return api
}
