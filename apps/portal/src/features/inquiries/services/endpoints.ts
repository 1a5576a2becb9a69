import type { SentForm } from '#core/public-forms/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { LanguageQuery } from '../model/language-query.ts'
import type { OpenForms } from './contract.ts'

const path = '/api/frontend/service-forms'
const timeLimit = 10_000

export const serviceEndpoints = {
  listOpenForms: endpoint<{ answer: OpenForms }>()('GET', path, { timeLimit }),
  sendServiceForm: endpoint<{ query: LanguageQuery; body: SentForm; answer: null }>()(
    'POST',
    `${path}/:form`,
    {
      timeLimit,
    },
  ),
}
