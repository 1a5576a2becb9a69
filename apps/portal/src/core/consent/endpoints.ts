import { endpoint } from '#platform/api/endpoint.ts'
import type { TrackedName } from './tracked-names.ts'

export const trackEndpoint = endpoint<{ body: { name: TrackedName }; answer: null }>()(
  'POST',
  '/api/frontend/events',
)
