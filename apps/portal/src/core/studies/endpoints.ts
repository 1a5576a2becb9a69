import { endpoint } from '#platform/api/endpoint.ts'
import type { Institutions } from './institutions.ts'

export const institutionsEndpoint = endpoint<{ answer: Institutions }>()(
  'GET',
  '/api/frontend/institutions',
)
