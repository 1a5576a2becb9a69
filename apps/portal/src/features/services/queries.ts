import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { Service } from '#platform/services/services.ts'
import { servicesEndpoints } from './endpoints.ts'

export const servicesQuery = queryOptions({
  queryKey: [...staffKey, 'services'],
  queryFn: ({ signal }) => callStaff(servicesEndpoints.read, { signal }),
  retry: false,
})

export const switchService = (service: Service, isOn: boolean) =>
  callStaff(servicesEndpoints.switch, { params: { service }, body: { isOn } })
