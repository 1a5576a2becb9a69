import { route } from './route.ts'

export const documentRoute = route<{ answer: object }>()('GET', '/api/openapi.json')
