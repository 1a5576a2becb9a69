import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { waitsForStaff } from '#core/cases/rules.ts'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { ApplicationLine, Overview } from '../model/contract.ts'
import { deadlineText, periodName } from '../model/texts.ts'
import { applyAddress } from './apply-address.ts'
import { needsAnswer, type SavedDraftPeriod, savedDrafts } from './open-matters.ts'
import { overviewQuery } from './queries.ts'
import { needsAccount, statusText } from './status-texts.ts'

/** Refunds for which somebody has to do something, and those that wait; nothing for anybody else. */
export function useHealthRefundItems(): MyPageItems {
  const overview = useQuery(overviewQuery)
  return itemsOf(overview, m.health_refund_load_error(), (data) => [
    ...data.applications.flatMap(itemsOfApplication),
    ...savedDrafts(data).map((draft) => itemOfDraft(draft, data.today)),
  ])
}

function itemsOfApplication(line: ApplicationLine): MyPageItem[] {
  const { id } = line
  const locale = getLocale()
  const link = (href: string, text: string) => <ContentLink href={href}>{text}</ContentLink>
  const item = (
    urgency: 'action' | 'status',
    way: ReactNode,
    text = statusText(line),
  ): MyPageItem => ({
    id: `health-refund-${id}`,
    urgency,
    content: (
      <Card about={line} isAction={urgency === 'action'} text={text}>
        {way}
      </Card>
    ),
  })
  if (needsAnswer(line))
    return [
      item('action', link(pagePath('editHealthRefund', locale, { id }), m.health_refund_change())),
    ]
  const page = pagePath('healthApplication', locale, { id })
  if (line.isClaimed)
    return [item('action', link(page, m.health_letter_claim_to_page()), m.health_letter_pay_back())]
  if (needsAccount(line)) return [item('action', link(page, m.health_refund_give_account()))]
  return waitsForStaff(line.status)
    ? [item('status', link(page, m.health_refund_to_application()))]
    : []
}

function itemOfDraft(draft: SavedDraftPeriod, today: Overview['today']): MyPageItem {
  const { scheme, name, period, closes } = draft
  return {
    id: `health-refund-draft-${scheme}-${period}`,
    urgency: 'action',
    at: closes,
    content: (
      <Card
        about={{ schemeName: name, period }}
        isAction
        text={`${m.health_refund_has_draft()} ${deadlineText(today, closes)}.`}
      >
        <ContentLink href={applyAddress(scheme, period)}>
          {m.health_refund_resume({ period: periodName(period) })}
        </ContentLink>
      </Card>
    ),
  }
}

function Card(props: {
  about: Pick<ApplicationLine, 'schemeName' | 'period'>
  isAction: boolean
  text: string
  children: ReactNode
}) {
  const { about, isAction, text, children } = props
  return (
    <ItemCard heading={m.health_refund_heading()} {...(isAction && { tone: 'attention' })}>
      <p>
        {m.health_refund_for({
          scheme: textOrOther(about.schemeName),
          period: periodName(about.period),
        })}
      </p>
      <p>{text}</p>
      <p>{children}</p>
    </ItemCard>
  )
}
