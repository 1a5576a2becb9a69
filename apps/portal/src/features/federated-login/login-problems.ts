import type { ReadLoginProblems } from '#core/sessions/login/login-methods.ts'
import { providerIds } from './providers.ts'

export const readLoginProblems: ReadLoginProblems = (search) =>
  Object.fromEntries(
    providerIds.flatMap((provider) => {
      const code = search[provider]
      return typeof code === 'string' ? [[provider, code]] : []
    }),
  )
