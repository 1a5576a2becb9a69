import type { MiddlewareHandler } from 'hono'
import { accountRefusals } from '#core/accounts/contract.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Sessions, SessionUser } from './session.server.ts'

/** The user of a request behind `requireUser`: `context.get('user')`. */
export type SignedInEnvironment = {
  Bindings: ApiEnvironment['Bindings']
  Variables: ApiEnvironment['Variables'] & { user: SessionUser }
}

/** Middleware: refuses visitors with UNAUTHENTICATED (401). */
export function requireUser(
  sessions: Pick<Sessions, 'find'>,
): MiddlewareHandler<SignedInEnvironment> {
  return async (context, next) => {
    const user = await sessions.find(context.req.raw)
    if (!user) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
    context.set('user', user)
    await next()
  }
}
