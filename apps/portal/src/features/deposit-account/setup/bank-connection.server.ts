import type { PortalContext } from '#core/feature/feature.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import { depositHolderOf } from '../model/deposit-holder.server.ts'

/** Nobody can ask a bank whose an account is: it is set up, whole and no example. */
export const bankConnection: Connection<PortalContext> = {
  key: 'deposit-bank',
  try: async ({ configuration }) => {
    if (!configuration.DEPOSIT_IBAN) return 'off'
    const holder = depositHolderOf(configuration)
    if (!holder) return 'incomplete'
    return holder.isExample ? 'example' : 'works'
  },
}
