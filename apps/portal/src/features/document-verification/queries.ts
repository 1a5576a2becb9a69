import { callEndpoint } from '#platform/api-client.ts'
import type { CheckForm } from './check-form.ts'
import { checkEndpoint } from './endpoints.ts'

export const checkLetter = (body: CheckForm) => callEndpoint(checkEndpoint, { body })
