import { route } from '#platform/api/endpoint.ts'
import type { TrackedName } from './tracked-names.ts'

export const trackRoute = route<{ body: { name: TrackedName }; answer: null }>()(
  'POST',
  '/api/frontend/events',
)
