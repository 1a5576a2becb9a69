import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { proposalRoutes } from './endpoints.ts'

export const proposalsQuery = queryOptions({
  queryKey: [...staffKey, 'proposals'],
  queryFn: ({ signal }) => callStaff(proposalRoutes.list, { signal }),
  retry: false,
})

export const confirmProposal = (id: string) => callStaff(proposalRoutes.confirm, { params: { id } })
export const withdrawProposal = (id: string) =>
  callStaff(proposalRoutes.withdraw, { params: { id } })
