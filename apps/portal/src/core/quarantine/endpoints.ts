import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ReleaseForm, RestoreView } from './contract.ts'

const path = '/api/frontend/staff/restore'

export const restoreEndpoints = {
  read: endpoint<{ answer: RestoreView }>()('GET', path),
  release: endpoint<{ body: ReleaseForm; answer: Done }>()('POST', `${path}/release`),
}
