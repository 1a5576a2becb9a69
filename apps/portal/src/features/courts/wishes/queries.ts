import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '#platform/api-client.ts'
import type { Language } from '../contract.ts'
import type { AskForCourt } from './contract.ts'
import { wishEndpoints as routes } from './endpoints.ts'

export const wishesKey = ['court-wishes'] as const

export const wishesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...wishesKey, language],
    queryFn: ({ signal }) => callEndpoint(routes.list, { query: { language }, signal }),
  })

export const askForCourt = (body: AskForCourt) => callEndpoint(routes.ask, { body })
export const removeWish = (id: number) =>
  callEndpoint(routes.remove, { params: { id: String(id) } })
