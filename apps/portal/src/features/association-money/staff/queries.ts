import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { StartForm } from './contract.ts'
import { staffMoneyEndpoints as endpoints } from './endpoints.ts'

/** Of all that is read here; the counts of the menu and the history change with it. */
export const staffMoneyKey = staffKey

export const staffRequestsQuery = queryOptions({
  queryKey: [...staffKey, 'association-money'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const staffMoneyQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'association-money', id],
    queryFn: ({ signal }) => callStaff(endpoints.details, { params: { id }, signal }),
    retry: false,
  })

export const approveRequest = (requestId: string, accountId: string) =>
  callStaff(endpoints.approve, { params: { requestId }, body: { accountId } })
export const declineRequest = (requestId: string, reason: string) =>
  callStaff(endpoints.decline, { params: { requestId }, body: { reason } })
export const startPayout = (id: string, body: StartForm) =>
  callStaff(endpoints.start, { params: { id }, body })
export const showAccount = (id: string, accountId: string, reason: string) =>
  callStaff(endpoints.showAccount, { params: { id, accountId }, body: { reason } })
export const removeAccount = (id: string, accountId: string, reason: string) =>
  callStaff(endpoints.removeAccount, { params: { id, accountId }, body: { reason } })
