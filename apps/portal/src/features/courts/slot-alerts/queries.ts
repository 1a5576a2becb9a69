import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Language } from '../model/contract.ts'
import type { SlotAlertRequest } from './contract.ts'
import { slotAlertEndpoints as endpoints } from './endpoints.ts'

export const slotAlertsKey = ['court-slot-alerts'] as const

export const slotAlertsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...slotAlertsKey, language],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { query: { language }, signal }),
  })

export const requestSlotAlert = (body: SlotAlertRequest) =>
  callEndpoint(endpoints.request, { body })
export const removeSlotAlert = (id: number) =>
  callEndpoint(endpoints.remove, { params: { id: String(id) } })
