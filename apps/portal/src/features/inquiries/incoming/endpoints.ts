import { endpoint } from '#platform/api/endpoint.ts'
import type { Incoming } from './contract.ts'

export const incomingEndpoints = {
  mail: endpoint<{ body: Blob; answer: Incoming }>()('POST', '/api/incoming/mail'),
}
