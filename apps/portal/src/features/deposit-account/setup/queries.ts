import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { DeadlinesForm } from '../model/deadlines.ts'
import type { AmountForm } from './amount-form.ts'
import { setupEndpoints } from './endpoints.ts'

export const amountsQuery = queryOptions({
  queryKey: [...staffKey, 'deposit-amounts'],
  queryFn: ({ signal }) => callStaff(setupEndpoints.amounts, { signal }),
  retry: false,
})

export const saveAmount = (body: AmountForm) => callStaff(setupEndpoints.saveAmount, { body })

export const saveDeadlines = (body: DeadlinesForm) =>
  callStaff(setupEndpoints.saveDeadlines, { body })
