import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { SetupState, setupRefusals, TriedConnection } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'

const administrators = { staff: ['admin'] } as const

export const described = {
  read: describeEndpoint(endpoints.read, {
    summary: 'What an organisation has set up of what it cannot begin without.',
    access: administrators,
    answer: SetupState,
  }),
  tryConnection: describeEndpoint(endpoints.tryConnection, {
    summary:
      'Tries a service outside of the portal: of mail, a message goes to the caller. Nothing is changed.',
    access: administrators,
    params: { schema: z.object({ key: z.string().max(40) }), refusal: 'CONNECTION_NOT_FOUND' },
    answer: TriedConnection,
    refusals: setupRefusals,
    audits: [],
    concerns: { nobody: 'a service outside of the portal' },
  }),
}
