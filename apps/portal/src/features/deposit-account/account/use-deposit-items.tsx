import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { applicationQuery } from '../apply/queries.ts'
import type { AccountApplication, DepositAccount } from '../model/contract.ts'
import { bannerOf, statusHeadings } from '../model/status-view.ts'
import type { RefundApplication } from '../refund/contract.ts'
import { refundQuery } from '../refund/queries.ts'
import { accountQuery } from './queries.ts'
import { depositUrgency } from './urgency.ts'

/** How far the deposit account has come; nothing for the many who have none. */
export function useDepositItems(): MyPageItems {
  const application = useQuery(applicationQuery)
  // Only an approved application has an account and a refund.
  const enabled = application.data?.status === 'INNVILGET'
  const account = useQuery({ ...accountQuery, enabled })
  const refund = useQuery({ ...refundQuery, enabled })
  const broken = [account, refund].find(({ isError, data }) => isError && !data)
  if (broken) return itemsOf({ ...broken, data: undefined }, m.deposit_load_error(), () => [])
  return itemsOf(application, m.deposit_load_error(), (data) =>
    data.id === null || (enabled && !(account.data && refund.data))
      ? []
      : [itemOf(data, account.data, refund.data)],
  )
}

function itemOf(
  { status }: AccountApplication,
  account: DepositAccount | undefined,
  refund: RefundApplication | undefined,
): MyPageItem {
  const { view } = bannerOf({
    status,
    refundStatus: refund?.status ?? null,
    hasPayoutFailed: (refund?.payoutFailure ?? null) !== null,
    isPaid: account?.paid ?? false,
    hasNationalId: refund?.hasNationalId ?? false,
  })
  const { urgency, at } = depositUrgency(view, account, osloDate(new Date()))
  const tones = { overdue: 'late', action: 'attention' } as const
  const isAsking = urgency === 'overdue' || urgency === 'action'
  const date = at && formatDate(noonOf(at), getLocale())
  return {
    id: 'deposit-account',
    urgency,
    at,
    content: (
      <ItemCard heading={m.deposit_heading()} {...(isAsking && { tone: tones[urgency] })}>
        <p>{statusHeadings[view]()}</p>
        {date && (
          <p>
            {urgency === 'overdue' ? m.deposit_was_due({ date }) : m.deposit_transfer_by({ date })}
          </p>
        )}
        <p>
          <ContentLink href={pagePath('depositAccount', getLocale())}>
            {m.deposit_to_account()}
          </ContentLink>
        </p>
      </ItemCard>
    ),
  }
}
