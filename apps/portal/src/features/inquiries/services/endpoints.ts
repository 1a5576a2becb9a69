import type { SentForm } from '#core/public-forms/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { InLanguage } from '../endpoints.ts'
import type { OpenForms } from './contract.ts'

const path = '/api/frontend/service-forms'
const timeLimit = 10_000

export const serviceEndpoints = {
  open: endpoint<{ answer: OpenForms }>()('GET', path, { timeLimit }),
  send: endpoint<{ query: InLanguage; body: SentForm; answer: null }>()('POST', `${path}/:form`, {
    timeLimit,
  }),
}
