import { clientAddress } from '@trivsel/account-guard/client-address'
import type { Context } from 'hono'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Configuration } from '#platform/config.server.ts'

/** The address that attempts of an API request are counted for (`clientAddress`). */
export function addressOf<Environment extends ApiEnvironment>(
  context: Context<Environment>,
  configuration: Pick<Configuration, 'TRUST_PROXY'>,
): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress
  const forwardedFor = context.req.header('x-forwarded-for')
  return clientAddress({ socketAddress, forwardedFor }, configuration.TRUST_PROXY)
}
