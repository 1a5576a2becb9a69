import type { z } from 'zod'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { route } from '#platform/api/endpoint.ts'
import type { DeliveryBody } from './contract.ts'

export const institutionEndpoints = {
  deliver: route<{ body: z.input<typeof DeliveryBody>; answer: Delivery }>()(
    'POST',
    '/api/semester-registrations',
  ),
}
