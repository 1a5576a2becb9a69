import { perLocale } from '@trivsel/content-contract/locales'
import { and, eq } from 'drizzle-orm'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { feeAccount } from './pay/fee-kind.server.ts'

/** The money of the association, and who waits for an answer. */
export const memberHandoverItems: HandoverSource = async (database, { associationId }) => {
  const balance = await balanceOf(database, feeAccount(associationId))
  const requests = await database.$count(
    associationMember,
    and(
      eq(associationMember.associationId, associationId),
      eq(associationMember.state, 'requested'),
    ),
  )
  return [
    {
      key: 'account',
      name: perLocale((locale) => m.association_handover_account({}, { locale })),
      text: perLocale((locale) =>
        m.association_handover_account_text({ amount: formatKroner(balance) }, { locale }),
      ),
      page: 'associationMembership',
    },
    ...(requests === 0
      ? []
      : [
          {
            key: 'requests',
            name: perLocale((locale) => m.association_handover_requests({}, { locale })),
            text: perLocale((locale) =>
              m.association_handover_requests_text({ count: requests }, { locale }),
            ),
            page: 'associationMembership' as const,
          },
        ]),
  ]
}
