import { queryOptions } from '@tanstack/react-query'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { callStaff, staffKey } from '#core/staff/staff-calls.ts'
import { ApiError } from '#platform/api-client.ts'
import type { DeliveryFileRefusal, SemesterDeliveries } from './contract.ts'

export const deliveriesQuery = queryOptions({
  queryKey: [...staffKey, 'semester-deliveries'],
  queryFn: ({ signal }) => callStaff<SemesterDeliveries>('semester-deliveries', { signal }),
  retry: false,
})

export type DeliveryOutcome =
  | { kind: 'kept'; delivery: Delivery }
  | { kind: 'refused'; refusal: DeliveryFileRefusal }

/** Keeps all of a file, or tells what is wrong in it. */
export async function deliverFile(institution: string, content: Blob): Promise<DeliveryOutcome> {
  const query = new URLSearchParams({ institution })
  try {
    const file = { content, type: 'text/csv' }
    const delivery = await callStaff<Delivery>(`semester-deliveries?${query}`, {
      method: 'POST',
      file,
    })
    return { kind: 'kept', delivery }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { kind: 'refused', refusal: error.answer as DeliveryFileRefusal }
  }
}
