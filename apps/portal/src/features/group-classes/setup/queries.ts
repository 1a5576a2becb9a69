import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { classSetupEndpoints as endpoints } from './endpoints.ts'
import type { ClassSetupChange } from './setup-forms.ts'

export const classSetupQuery = queryOptions({
  queryKey: [...staffKey, 'class-setup'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveClassSetup = (body: ClassSetupChange) => callStaff(endpoints.save, { body })
