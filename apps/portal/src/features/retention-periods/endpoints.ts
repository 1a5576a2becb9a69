import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { PeriodChange, RemovalPreview, Retention, WantedPeriod } from './contract.ts'

const path = '/api/frontend/staff/retention'

export const retentionEndpoints = {
  read: endpoint<{ query: { language: string }; answer: Retention }>()('GET', path),
  preview: endpoint<{ body: WantedPeriod; answer: RemovalPreview }>()('POST', `${path}/preview`),
  save: endpoint<{ body: PeriodChange; answer: Done }>()('PUT', path),
}
