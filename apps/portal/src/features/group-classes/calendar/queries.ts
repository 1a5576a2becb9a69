import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Language } from '../model/contract.ts'
import { calendarEndpoints } from './endpoints.ts'

export const calendarQuery = (language: Language) =>
  queryOptions({
    queryKey: ['class-calendar', language],
    queryFn: ({ signal }) =>
      callEndpoint(calendarEndpoints.calendar, { query: { language }, signal }),
  })
