import { endpoint } from '#platform/api/endpoint.ts'
import type { CheckForm } from './check-form.ts'
import type { CheckedLetter } from './contract.ts'

/** Codes go in the body: what stands in an address is written down in many places. */
export const checkEndpoint = endpoint<{ body: CheckForm; answer: CheckedLetter }>()(
  'POST',
  '/api/frontend/document-checks',
)
