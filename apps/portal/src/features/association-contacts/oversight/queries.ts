import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { AppointForm, WhyForm } from '../model/forms.ts'
import { oversightEndpoints as endpoints } from './endpoints.ts'

export const staffContactsKey = [...staffKey, 'association-contacts'] as const

export const attentionQuery = queryOptions({
  queryKey: staffContactsKey,
  queryFn: ({ signal }) => callStaff(endpoints.attention, { signal }),
  retry: false,
})

export const staffContactsQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffContactsKey, id],
    queryFn: ({ signal }) => callStaff(endpoints.staffContacts, { params: { id }, signal }),
    retry: false,
  })

export const appoint = (id: string, body: AppointForm) =>
  callStaff(endpoints.appoint, { params: { id }, query: { language: getLocale() }, body })

export const removeContact = (id: string, contact: string, body: WhyForm) =>
  callStaff(endpoints.removeContact, { params: { id, contact }, body })

export const correctAssembly = (id: string, assembly: string, body: WhyForm) =>
  callStaff(endpoints.correctAssembly, { params: { id, assembly }, body })

export const staffMinutesAddress = (id: string, assembly: string, file: string) =>
  endpointAddress(endpoints.staffMinutes, { params: { id, assembly, file } })
