import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { leastPayoutOre } from '../../model/limits.ts'
import type { MoneyPage } from '../contract.ts'
import { moneyQuery } from '../queries.ts'

/** On the first page of an association: what there is, and what somebody has to do about it. */
export function MoneyOverview({ association }: { association: OwnAssociation }) {
  const { id, isContact } = association
  const { data } = useQuery(moneyQuery(id))
  const todo = data && todoText(data, isContact)
  // Nothing at all until something has come in or is to be done.
  if (!data || (data.balanceOre === 0 && !todo)) return null
  return (
    <section className={partStyles.part} aria-labelledby="money-overview">
      <h2 id="money-overview">{m.association_money_heading()}</h2>
      <p>{m.association_handover_account_text({ amount: formatKroner(data.balanceOre) })}</p>
      {todo && (
        <NoticeBox tone="info">
          <p>{todo}</p>
        </NoticeBox>
      )}
      <p>
        <ContentLink href={pagePath('associationMoney', getLocale(), { id })}>
          {m.association_money_to_page()}
        </ContentLink>
      </p>
    </section>
  )
}

function todoText({ accounts, availableOre }: MoneyPage, isContact: boolean): string | null {
  if (isContact && accounts.entered?.step === 'confirm') return m.association_account_to_confirm()
  const isMissing = !(accounts.confirmed || accounts.entered)
  return isMissing && availableOre >= leastPayoutOre ? m.association_payout_no_account() : null
}
