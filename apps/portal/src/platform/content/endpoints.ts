import { endpoint } from '../api/endpoint.ts'

/** `variables`: JSON, as the contract of the query says; so is the answer. */
export const contentEndpoint = endpoint<{ query: { variables: string }; answer: object }>()(
  'GET',
  '/api/frontend/content/:query',
)
