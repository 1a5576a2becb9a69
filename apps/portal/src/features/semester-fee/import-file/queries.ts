import { queryOptions } from '@tanstack/react-query'
import type { Delivery } from '#core/semester-registrations/contract.ts'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { ApiError } from '#platform/api-client.ts'
import type { DeliveryFileRefusal } from './contract.ts'
import { staffDeliveryEndpoints } from './endpoints.ts'

export const deliveriesQuery = queryOptions({
  queryKey: [...staffKey, 'semester-deliveries'],
  queryFn: ({ signal }) => callStaff(staffDeliveryEndpoints.listDeliveries, { signal }),
  retry: false,
})

export type ImportOutcome =
  | { kind: 'imported'; delivery: Delivery }
  | { kind: 'refused'; refusal: DeliveryFileRefusal }

/** Imports all lines of a file, or returns its errors. */
export async function importFile(institution: string, content: Blob): Promise<ImportOutcome> {
  try {
    const body = content.slice(0, content.size, 'text/csv')
    const delivery = await callStaff(staffDeliveryEndpoints.importFile, {
      query: { institution },
      body,
    })
    return { kind: 'imported', delivery }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return { kind: 'refused', refusal: error.answer as DeliveryFileRefusal }
  }
}
