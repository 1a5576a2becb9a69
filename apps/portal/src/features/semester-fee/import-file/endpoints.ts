import type { Delivery } from '#core/semester-registrations/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { SemesterDeliveries } from './contract.ts'

const deliveries = '/api/frontend/staff/semester-deliveries'

export const staffDeliveryEndpoints = {
  listDeliveries: endpoint<{ answer: SemesterDeliveries }>()('GET', deliveries),
  /** A file as docs/semester-fee-import.md describes it. */
  importFile: endpoint<{ query: { institution: string }; body: Blob; answer: Delivery }>()(
    'POST',
    deliveries,
  ),
}
