import { queryOptions } from '@tanstack/react-query'
import { callRoute } from '#platform/api-client.ts'
import type { Language } from '../contract.ts'
import type { AskForCourt } from './contract.ts'
import { wishRoutes as routes } from './endpoints.ts'

export const wishesKey = ['court-wishes'] as const

export const wishesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...wishesKey, language],
    queryFn: ({ signal }) => callRoute(routes.list, { query: { language }, signal }),
  })

export const askForCourt = (body: AskForCourt) => callRoute(routes.ask, { body })
export const removeWish = (id: number) => callRoute(routes.remove, { params: { id: String(id) } })
