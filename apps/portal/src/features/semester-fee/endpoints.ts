import type { z } from 'zod'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { DeliveryBody, SemesterDeliveries } from './contract.ts'

const deliveries = '/api/frontend/staff/semester-deliveries'

export const deliveryEndpoints = {
  list: endpoint<{ answer: SemesterDeliveries }>()('GET', deliveries),
  /** A file as docs/semester-fee-import.md describes it. */
  deliverFile: endpoint<{ query: { institution: string }; body: Blob; answer: Delivery }>()(
    'POST',
    deliveries,
  ),
  deliver: endpoint<{ body: z.input<typeof DeliveryBody>; answer: Delivery }>()(
    'POST',
    '/api/semester-registrations',
  ),
}
