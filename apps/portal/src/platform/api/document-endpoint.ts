import { endpoint } from './endpoint.ts'

export const documentEndpoint = endpoint<{ answer: object }>()('GET', '/api/openapi.json')
