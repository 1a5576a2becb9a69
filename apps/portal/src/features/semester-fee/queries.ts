import { queryOptions } from '@tanstack/react-query'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { ApiError } from '#platform/api-client.ts'
import type { DeliveryFileRefusal } from './contract.ts'
import { deliveryEndpoints } from './endpoints.ts'

export const deliveriesQuery = queryOptions({
  queryKey: [...staffKey, 'semester-deliveries'],
  queryFn: ({ signal }) => callStaff(deliveryEndpoints.list, { signal }),
  retry: false,
})

export type DeliveryOutcome =
  | { kind: 'kept'; delivery: Delivery }
  | { kind: 'refused'; refusal: DeliveryFileRefusal }

/** Keeps all of a file, or tells what is wrong in it. */
export async function deliverFile(institution: string, content: Blob): Promise<DeliveryOutcome> {
  try {
    const body = content.slice(0, content.size, 'text/csv')
    const delivery = await callStaff(deliveryEndpoints.deliverFile, {
      query: { institution },
      body,
    })
    return { kind: 'kept', delivery }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { kind: 'refused', refusal: error.answer as DeliveryFileRefusal }
  }
}
