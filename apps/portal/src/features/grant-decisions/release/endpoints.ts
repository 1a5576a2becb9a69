import { endpoint } from '#platform/api/endpoint.ts'
import type { Released, ReleaseForm } from './contract.ts'

const one = '/api/frontend/staff/grant-meetings/:id'

export const releaseEndpoints = {
  release: endpoint<{ body: ReleaseForm; answer: Released }>()('POST', `${one}/release`, {
    timeLimit: 60_000,
  }),
  letter: endpoint<{ answer: null }>()('GET', `${one}/letters/:applicationId`),
}
