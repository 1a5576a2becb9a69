import { endpoint } from '#platform/api/endpoint.ts'
import type { RegisterAccess, RegisterInfo } from './contract.ts'

const base = '/api/frontend/my-associations/:id'

export const accessEndpoints = {
  access: endpoint<{ answer: RegisterAccess }>()('GET', `${base}/register-access`),
  info: endpoint<{ answer: RegisterInfo }>()('GET', `${base}/register-info`),
}
