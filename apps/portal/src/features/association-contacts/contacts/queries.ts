import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { callEndpoint } from '#platform/api-client.ts'
import type { InviteForm } from '../model/forms.ts'
import { contactEndpoints } from './endpoints.ts'

/** Of everything that contact persons see: what one page changes, others show. */
export const contactsKey = ['association-contacts'] as const

export const contactsQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactsKey, id],
    queryFn: ({ signal }) => callEndpoint(contactEndpoints.contacts, { params: { id }, signal }),
  })

export const ownContactsQuery = queryOptions({
  queryKey: [...contactsKey, 'own'],
  queryFn: ({ signal }) => callEndpoint(contactEndpoints.ownContacts, { signal }),
})

export const inviteContact = (id: string, body: InviteForm) =>
  callEndpoint(contactEndpoints.invite, { params: { id }, query: { language: getLocale() }, body })

export const sendAgain = (id: string, invitation: string) =>
  callEndpoint(contactEndpoints.sendAgain, { params: { id, invitation } })

export const withdrawInvitation = (id: string, invitation: string) =>
  callEndpoint(contactEndpoints.withdraw, { params: { id, invitation } })

export const leave = (id: string) => callEndpoint(contactEndpoints.leave, { params: { id } })

export const showName = (id: string, showsName: boolean) =>
  callEndpoint(contactEndpoints.showName, { params: { id }, body: { showsName } })

export const confirmDetails = (id: string) =>
  callEndpoint(contactEndpoints.confirm, { params: { id } })

export const readInvitation = (token: string) =>
  callEndpoint(contactEndpoints.readInvitation, { body: { token } })
export const acceptInvitation = (token: string) =>
  callEndpoint(contactEndpoints.accept, { body: { token } })
export const declineInvitation = (token: string) =>
  callEndpoint(contactEndpoints.decline, { body: { token } })
