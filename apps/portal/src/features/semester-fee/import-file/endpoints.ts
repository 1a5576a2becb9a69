import type { Delivery } from '#core/semester-registrations/contract.ts'
import { route } from '#platform/api/endpoint.ts'
import type { SemesterDeliveries } from './contract.ts'

const deliveries = '/api/frontend/staff/semester-deliveries'

export const staffDeliveryEndpoints = {
  listDeliveries: route<{ answer: SemesterDeliveries }>()('GET', deliveries),
  /** A file as docs/semester-fee-import.md describes it. */
  importFile: route<{ query: { institution: string }; body: Blob; answer: Delivery }>()(
    'POST',
    deliveries,
  ),
}
