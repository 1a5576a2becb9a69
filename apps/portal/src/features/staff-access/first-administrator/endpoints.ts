import { endpoint } from '#platform/api/endpoint.ts'
import type { FirstAdministratorForm, FirstStart } from './contract.ts'

const path = '/api/frontend/staff/first-administrator'

export const firstStartEndpoints = {
  findFirstStart: endpoint<{ answer: FirstStart }>()('GET', path),
  becomeAdministrator: endpoint<{ body: FirstAdministratorForm; answer: { email: string } }>()(
    'POST',
    path,
  ),
}
