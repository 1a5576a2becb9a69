import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { redirectsKey } from '../model/queries.ts'
import { editEndpoints as endpoints } from './endpoints.ts'
import type { RedirectEdit } from './redirect-forms.ts'

export const redirectsQuery = queryOptions({
  queryKey: [...redirectsKey, 'all'],
  queryFn: ({ signal }) => callStaff(endpoints.read, { signal }),
  retry: false,
})

export const saveRedirect = (body: RedirectEdit) => callStaff(endpoints.save, { body })
