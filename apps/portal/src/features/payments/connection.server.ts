import type { PortalContext } from '#core/feature/feature.server.ts'
import { ProviderError } from '#core/payments/provider/problem.ts'
import { providerOf } from '#core/payments/provider/provider-settings.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import type { ConnectionOutcome } from '#core/setup/connection.ts'
import { outcomeOf } from '#core/setup/connection.ts'
import { isLocal } from '#platform/http/is-local.ts'

/** No order has this one: a provider that knows us says so. */
const noOrder = '/psp/paymentorders/00000000-0000-0000-0000-000000000000'

/** Asks for an order that does not exist. */
export const providerConnection: Connection<PortalContext> = {
  key: 'payments',
  try: async ({ configuration }) => {
    const provider = providerOf(configuration)
    if (!provider) return 'off'
    const outcome = await provider.read(noOrder).then(
      () => 'works' as const,
      (error: unknown) => outcomeOfProvider(error),
    )
    return outcome === 'works' && isLocal(configuration.PAYMENT_URL ?? '') ? 'example' : outcome
  },
}

/** Its errors say no more than the last part of what happened. */
export function outcomeOfProvider(error: unknown): ConnectionOutcome {
  if (!(error instanceof ProviderError)) return outcomeOf(error)
  const { failure } = error
  if (failure.kind !== 'refused')
    return outcomeOf(
      Object.assign(new Error(), { code: codes[failure.problem] ?? failure.problem }),
    )
  if ([401, 403].includes(failure.status)) return 'refused'
  // It has understood who asks, and has no such order.
  return failure.status < 500 ? 'works' : 'failed'
}

const codes: Readonly<Record<string, string>> = { timeout: 'ETIMEDOUT' }
