import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { FrontDeskAction, FrontDeskChange, Sale, SalePreviewRequest } from './contract.ts'
import { frontDeskEndpoints as endpoints } from './endpoints.ts'

/** Refetched when the window gets focus: a member may have changed the membership meanwhile. */
export const frontDeskMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'front-desk-member', id],
    queryFn: ({ signal }) => callStaff(endpoints.describeMember, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** Invalidates all staff queries: what a member may book depends on the membership. */
export const frontDeskQueries = { queryKey: staffKey }

export const findPerson = (email: string) => callStaff(endpoints.findPerson, { body: { email } })
export const previewChange = (id: string, change: FrontDeskAction) =>
  callStaff(endpoints.previewChange, { params: { id }, body: { change } })
export const changeMembership = (id: string, body: FrontDeskChange) =>
  callStaff(endpoints.changeMembership, { params: { id }, body })
export const previewSale = (id: string, body: SalePreviewRequest) =>
  callStaff(endpoints.previewSale, { params: { id }, body })
export const sellMembership = (id: string, body: Sale) =>
  callStaff(endpoints.sellMembership, { params: { id }, body })
