import { z } from 'zod'
import { accountRefusals } from '#core/accounts/contract.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Delivery, LineProblems } from '../model/delivery-answer.ts'
import { deliveryRefusals } from '../model/refusals.ts'
import { DeliveryBody } from './contract.ts'
import { institutionEndpoints as endpoints } from './endpoints.ts'

export const described = {
  deliver: describeEndpoint(endpoints.deliver, {
    summary:
      'An institution delivers the semester fees of its students. All lines are saved, or none.',
    access: {
      machine: { name: 'institutionKey', scheme: { type: 'http', scheme: 'bearer' } },
    },
    body: DeliveryBody,
    answer: Delivery,
    refusals: {
      ...only(deliveryRefusals, 'KEY_INVALID', 'DELIVERY_ID_USED', 'REGISTRATIONS_INVALID'),
      ...only(accountRefusals, 'TOO_MANY_ATTEMPTS'),
    },
    refusalDetails: { REGISTRATIONS_INVALID: z.strictObject({ problems: LineProblems }) },
    limits: '120 calls of an institution in a quarter of an hour.',
  }),
}
