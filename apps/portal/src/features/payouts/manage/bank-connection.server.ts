import { associationPayer } from '#core/bank/association-payer.server.ts'
import type { PortalContext } from '#core/feature/feature.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import { exampleAssociation } from '#platform/example-deposit.ts'

/** Nobody can ask a bank whose an account is: it is set up, whole and no example. */
export const associationConnection: Connection<PortalContext> = {
  key: 'association-bank',
  try: async ({ configuration }) => {
    if (!configuration.ASSOCIATION_IBAN) return 'off'
    if (!associationPayer(configuration)) return 'incomplete'
    return configuration.ASSOCIATION_IBAN === exampleAssociation.ASSOCIATION_IBAN
      ? 'example'
      : 'works'
  },
}
