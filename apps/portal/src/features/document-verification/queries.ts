import { callRoute } from '#platform/api-client.ts'
import type { CheckForm } from './check-form.ts'
import { checkRoute } from './endpoints.ts'

export const checkLetter = (body: CheckForm) => callRoute(checkRoute, { body })
