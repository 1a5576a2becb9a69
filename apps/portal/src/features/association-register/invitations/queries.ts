import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import { registerKey } from '../model/queries.ts'
import { invitationEndpoints as endpoints } from './endpoints.ts'
import type { InviteForm } from './forms.ts'

export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'invitations'],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { params: { id }, signal }),
    retry: false,
  })

export const inviteMembers = (id: string, body: InviteForm) =>
  callEndpoint(endpoints.invite, { params: { id }, body })

export const withdrawInvitation = (id: string, invitationId: string) =>
  callEndpoint(endpoints.withdraw, { params: { id, invitationId } })

export const sendInvitationAgain = (id: string, invitationId: string) =>
  callEndpoint(endpoints.sendAgain, { params: { id, invitationId } })

export const openInvitation = (token: string) =>
  callEndpoint(endpoints.open, { query: { language: getLocale() }, body: { token } })

export const acceptInvitation = (token: string) =>
  callEndpoint(endpoints.accept, { body: { token } })

export const declineInvitation = (token: string) =>
  callEndpoint(endpoints.decline, { body: { token } })
