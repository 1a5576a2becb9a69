import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { termEndpoints as endpoints } from './endpoints.ts'
import type { TermEdit } from './forms.ts'

export const termsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-committee-terms'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const saveTerm = (body: TermEdit) => callStaff(endpoints.save, { body })
