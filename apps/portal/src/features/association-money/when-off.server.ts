import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { countOpenPayouts, countWithMoney } from './payout/count-open.server.ts'

/** What goes on while the service is switched off: associations get all of their money. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.association_payouts_unfinished,
      count: (database) => countOpenPayouts(database, null),
    },
    { text: m.association_money_unfinished, count: countWithMoney },
  ],
  promise: m.association_money_when_off,
  begins: [],
}
