import { callEndpoint } from '#platform/api-client.ts'
import type { NewContact } from '../model/contract.ts'
import { contactEndpoints as endpoints } from './endpoints.ts'

export const addContact = (id: string, body: NewContact) =>
  callEndpoint(endpoints.add, { params: { id }, body })

export const removeContact = (id: string, contactId: string) =>
  callEndpoint(endpoints.remove, { params: { id, contactId } })

export const restoreContact = (id: string, contactId: string) =>
  callEndpoint(endpoints.restore, { params: { id, contactId } })
