import { route } from './endpoint.ts'

export const documentRoute = route<{ answer: object }>()('GET', '/api/openapi.json')
