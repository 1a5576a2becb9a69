import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import type { SetupChange } from './setup-forms.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'courts'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveSetup = (body: SetupChange) => callStaff(endpoints.save, { body })
