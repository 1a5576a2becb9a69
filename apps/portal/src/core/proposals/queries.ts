import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { proposalEndpoints } from './endpoints.ts'

export const proposalsQuery = queryOptions({
  queryKey: [...staffKey, 'proposals'],
  queryFn: ({ signal }) => callStaff(proposalEndpoints.list, { signal }),
  retry: false,
})

export const confirmProposal = (id: string) =>
  callStaff(proposalEndpoints.confirm, { params: { id } })
export const withdrawProposal = (id: string) =>
  callStaff(proposalEndpoints.withdraw, { params: { id } })
