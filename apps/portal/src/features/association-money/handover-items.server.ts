import { perLocale } from '@trivsel/content-contract/locales'
import { findAccount } from '#core/association-accounts/find-account.server.ts'
import { associationAccount } from '#core/associations/association-account.ts'
import type { HandoverItem, HandoverSource } from '#core/associations/handover.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { countOpenPayouts } from './payout/count-open.server.ts'

/** The money of the association, its bank account, and payouts that are not finished. */
export const moneyHandoverItems: HandoverSource = async (database, { associationId }) => {
  const balance = await balanceOf(database, associationAccount(associationId))
  const confirmed = await findAccount(database, associationId, 'confirmed')
  const entered = await findAccount(database, associationId, 'entered')
  const open = await countOpenPayouts(database, associationId)
  return [
    {
      key: 'account',
      name: perLocale((locale) => m.association_handover_account({}, { locale })),
      text: perLocale((locale) =>
        m.association_handover_account_text({ amount: formatKroner(balance) }, { locale }),
      ),
      page: 'associationMoney',
    },
    bankItem(confirmed !== null, entered !== null),
    ...(open === 0
      ? []
      : [
          {
            key: 'payouts',
            name: perLocale((locale) => m.association_handover_payouts({}, { locale })),
            text: perLocale((locale) =>
              m.association_handover_payouts_text({ count: open }, { locale }),
            ),
            page: 'associationMoney' as const,
          },
        ]),
  ]
}

/** An account counts until another one is confirmed, also when those who confirmed it have left. */
function bankItem(isConfirmed: boolean, isEntered: boolean): HandoverItem {
  const text = () => {
    if (isConfirmed) return m.association_handover_bank_confirmed
    return isEntered ? m.association_handover_bank_entered : m.association_handover_bank_none
  }
  return {
    key: 'bank-account',
    name: perLocale((locale) => m.association_account_heading({}, { locale })),
    text: perLocale((locale) => text()({}, { locale })),
    page: 'associationMoney',
  }
}
