import type { Endpoint } from 'payload'
import { databaseAnswers } from './database-answers.ts'

/** `GET /api/health`: 200 when the database answers, 503 when it does not. */
export const healthEndpoint: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) =>
    (await databaseAnswers(payload))
      ? Response.json({ status: 'ok' })
      : Response.json({ status: 'unavailable' }, { status: 503 }),
}
