import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { sessionListEndpoints as endpoints } from './endpoints.ts'

export const sessionListDescribed = {
  listSessions: describeEndpoint(endpoints.listSessions, {
    summary: 'Where one is logged in, the last used first.',
    access: 'user',
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          startedAt: z.iso.datetime(),
          lastUsedAt: z.iso.datetime(),
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          isThisOne: z.boolean(),
        }),
      ),
    }),
  }),
  endOtherSessions: describeEndpoint(endpoints.endOtherSessions, {
    summary: 'Ends every session of one’s own but this one.',
    access: 'user',
    answer: Done,
  }),
  endSession: describeEndpoint(endpoints.endSession, {
    summary: 'Ends a session of one’s own. One that is not there is no error.',
    access: 'user',
    answer: Done,
  }),
}
