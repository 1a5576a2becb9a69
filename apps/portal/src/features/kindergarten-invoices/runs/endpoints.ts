import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { FeeExport, MonthQuery, Preview, RunForm, RunStarted, Runs } from './contract.ts'

const path = '/api/frontend/staff/kindergarten-invoice-runs'

export const runEndpoints = {
  list: endpoint<{ answer: Runs }>()('GET', path),
  preview: endpoint<{ query: MonthQuery; answer: Preview }>()('GET', `${path}/preview`),
  start: endpoint<{ body: RunForm; answer: RunStarted }>()('POST', path),
  retry: endpoint<{ answer: Done }>()('POST', `${path}/:id/retry`),
  exportFees: endpoint<{ body: MonthQuery; answer: FeeExport }>()('POST', `${path}/export`),
}
