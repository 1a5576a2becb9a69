import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import type { SetupEdit } from './setup-forms.ts'

export const setupQuery = queryOptions({
  queryKey: [...staffKey, 'inquiry-setup'],
  queryFn: ({ signal }) => callStaff(endpoints.readSetup, { signal }),
  retry: false,
})

export const saveSetup = (body: SetupEdit) => callStaff(endpoints.saveSetup, { body })
