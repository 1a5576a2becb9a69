import { callStaff } from '#core/staff-area/queries.ts'
import type { AcceptInvitationForm } from '../model/staff-access-forms.ts'
import { invitationEndpoints } from './endpoints.ts'

export const checkInvitation = (token: string, signal: AbortSignal) =>
  callStaff(invitationEndpoints.checkInvitation, { body: { token }, signal })

export const acceptInvitation = (body: AcceptInvitationForm) =>
  callStaff(invitationEndpoints.acceptInvitation, { body })

export const joinStaff = (token: string) =>
  callStaff(invitationEndpoints.joinStaff, { body: { token } })
