import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { getLocale } from '#locale'
import { endpointAddress } from '#platform/api/endpoint.ts'
import type { MinutesCorrectionForm } from './contract.ts'
import { meetingEndpoints as endpoints } from './endpoints.ts'

export const meetingsQuery = queryOptions({
  queryKey: [...staffKey, 'grant-meetings'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const meetingQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'grant-meetings', id],
    queryFn: ({ signal }) => callStaff(endpoints.read, { params: { id }, signal }),
    retry: false,
  })

export const agreeMeeting = (id: string, fingerprint: string) =>
  callStaff(endpoints.agree, { params: { id }, body: { fingerprint } })
export const reopenMeeting = (id: string, reason: string) =>
  callStaff(endpoints.reopen, { params: { id }, body: { reason } })
export const correctMinutes = (id: string, body: MinutesCorrectionForm) =>
  callStaff(endpoints.correctMinutes, { params: { id }, body })

/** Of the minutes in the language of the page. */
export const minutesAddress = (id: string) =>
  endpointAddress(endpoints.minutes, { params: { id }, query: { language: getLocale() } })
