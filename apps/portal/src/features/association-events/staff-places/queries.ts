import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { CancelPlaceForm } from './cancel-form.ts'
import { staffPlaceEndpoints as endpoints } from './endpoints.ts'

export const staffPlacesQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'event-places', id],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { params: { id }, signal }),
  })

export const cancelByStaff = (id: string, body: CancelPlaceForm) =>
  callEndpoint(endpoints.cancel, { params: { id }, body })
