import type { z } from 'zod'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import type { DeliveryBody } from './contract.ts'

export const institutionEndpoints = {
  deliver: endpoint<{ body: z.input<typeof DeliveryBody>; answer: Delivery }>()(
    'POST',
    '/api/semester-registrations',
  ),
}
