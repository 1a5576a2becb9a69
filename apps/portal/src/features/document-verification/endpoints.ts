import { endpoint } from '#platform/api/endpoint.ts'
import type { CheckForm } from './check-form.ts'
import type { CheckedLetter } from './contract.ts'

/** Codes go in the body: addresses end up in logs. */
export const checkEndpoint = endpoint<{ body: CheckForm; answer: CheckedLetter }>()(
  'POST',
  '/api/frontend/document-checks',
)
