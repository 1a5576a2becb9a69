import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Language } from '../contract.ts'
import type { AskForCourt } from './contract.ts'
import { wishEndpoints as endpoints } from './endpoints.ts'

export const wishesKey = ['court-wishes'] as const

export const wishesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...wishesKey, language],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { query: { language }, signal }),
  })

export const askForCourt = (body: AskForCourt) => callEndpoint(endpoints.ask, { body })
export const removeWish = (id: number) =>
  callEndpoint(endpoints.remove, { params: { id: String(id) } })
