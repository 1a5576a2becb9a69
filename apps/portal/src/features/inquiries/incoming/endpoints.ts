import { route } from '#platform/api/route.ts'
import type { Incoming } from './contract.ts'

export const incomingRoutes = {
  mail: route<{ body: Blob; answer: Incoming }>()('POST', '/api/incoming/mail'),
}
