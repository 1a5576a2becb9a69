import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { DeskAction, DeskChange, Sale, SaleQuestion } from './contract.ts'
import { deskEndpoints as endpoints } from './endpoints.ts'

/** Asked again when somebody comes back to the window: members change their memberships meanwhile. */
export const deskMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'membership-desk', id],
    queryFn: ({ signal }) => callStaff(endpoints.member, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** All that staff see: what a member may book depends on the membership. */
export const deskChanged = { queryKey: staffKey }

export const findPerson = (email: string) => callStaff(endpoints.findPerson, { body: { email } })
export const previewChange = (id: string, change: DeskAction) =>
  callStaff(endpoints.preview, { params: { id }, body: { change } })
export const changeMembership = (id: string, body: DeskChange) =>
  callStaff(endpoints.act, { params: { id }, body })
export const previewSale = (id: string, body: SaleQuestion) =>
  callStaff(endpoints.salePreview, { params: { id }, body })
export const sellMembership = (id: string, body: Sale) =>
  callStaff(endpoints.sell, { params: { id }, body })
