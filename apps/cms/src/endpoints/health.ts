import type { Endpoint } from 'payload'
import { databaseAnswers } from './database-answers.ts'
import { healthPath } from './health-path.ts'

/** `GET /api/health`: 200 when the database answers, 503 when it does not. */
export const healthEndpoint: Endpoint = {
  path: healthPath,
  method: 'get',
  handler: async ({ payload }) =>
    (await databaseAnswers(payload))
      ? Response.json({ status: 'ok' })
      : Response.json({ status: 'unavailable' }, { status: 503 }),
}
