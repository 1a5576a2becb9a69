import { endpoint } from '#platform/api/endpoint.ts'
import type { SearchAnswer, SearchQuery } from './contract.ts'

type Asked = { [Name in keyof SearchQuery]?: SearchQuery[Name] | undefined }

export const searchEndpoint = endpoint<{ query: Asked; answer: SearchAnswer }>()(
  'GET',
  '/api/frontend/search',
)
