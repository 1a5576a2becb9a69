import { fitnessSeller } from '#core/documents/letters/sender.server.ts'
import type { PortalContext } from '#core/feature/feature.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'

/** Nobody can ask a bank whose an account is: it is set up, whole and no example. */
export const bankConnection: Connection<PortalContext> = {
  key: 'fitness-bank',
  try: async ({ configuration }) => {
    if (!configuration.FITNESS_IBAN) return 'off'
    const seller = fitnessSeller(configuration)
    if (!seller) return 'incomplete'
    return seller.isExample ? 'example' : 'works'
  },
}
