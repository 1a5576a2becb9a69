import { endpoint } from '#platform/api/endpoint.ts'
import type { SetupState, TriedConnection } from './contract.ts'

const path = '/api/frontend/staff/setup'

export const setupEndpoints = {
  read: endpoint<{ answer: SetupState }>()('GET', path),
  tryConnection: endpoint<{ params: { key: string }; answer: TriedConnection }>()(
    'POST',
    `${path}/connections/:key`,
    // Mail servers may take their time.
    { timeLimit: 30_000 },
  ),
}
