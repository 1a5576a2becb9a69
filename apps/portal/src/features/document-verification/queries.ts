import { callEndpoint } from '#platform/api-client.ts'
import type { CheckForm } from './check-form.ts'
import { checkRoute } from './endpoints.ts'

export const checkLetter = (body: CheckForm) => callEndpoint(checkRoute, { body })
