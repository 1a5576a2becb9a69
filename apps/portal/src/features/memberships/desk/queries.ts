import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import type { DeskAction, DeskChange, Sale, SaleQuestion } from './contract.ts'
import { deskEndpoints as routes } from './endpoints.ts'

/** Asked again when somebody comes back to the window: members change their memberships meanwhile. */
export const deskMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'membership-desk', id],
    queryFn: ({ signal }) => callStaff(routes.member, { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })

/** All that staff see: what a member may book depends on the membership. */
export const deskChanged = { queryKey: staffKey }

export const findPerson = (email: string) => callStaff(routes.findPerson, { body: { email } })
export const previewChange = (id: string, change: DeskAction) =>
  callStaff(routes.preview, { params: { id }, body: { change } })
export const changeMembership = (id: string, body: DeskChange) =>
  callStaff(routes.act, { params: { id }, body })
export const previewSale = (id: string, body: SaleQuestion) =>
  callStaff(routes.salePreview, { params: { id }, body })
export const sellMembership = (id: string, body: Sale) =>
  callStaff(routes.sell, { params: { id }, body })
