import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Membership.module.css'
import type { Buyer, OfferedType } from '../../model/contract.ts'
import { endText, lengthText, priceText } from '../../model/membership-texts.ts'
import { findBlockingReason } from '../../model/rules/blocking-reason.ts'
import { leastCommitmentTotal } from '../../model/rules/invoicing.ts'
import { blockingReasonTexts } from '../blocking-reason-texts.ts'
import { buyerQuery } from '../queries.ts'

/** The memberships for sale. The HTML is the same for all; the browser adds what depends on the user. */
export function MembershipPage({ types }: { types: readonly OfferedType[] }) {
  return (
    <Page heading={m.membership_heading()} intro={m.membership_intro()}>
      <QueryProvider>
        <div className={styles.area}>
          <AboutYou />
          {types.length === 0 && <p>{m.membership_none()}</p>}
          <Group
            heading={m.membership_for_students()}
            text={m.membership_for_students_text({ organisation: organisationName() })}
            types={types.filter(({ isForStudents }) => isForStudents)}
          />
          <Group
            heading={m.membership_for_others()}
            text={m.membership_for_others_text()}
            types={types.filter(({ isForStudents }) => !isForStudents)}
          />
        </div>
      </QueryProvider>
    </Page>
  )
}

/** What a logged-in user should know before they choose. */
function AboutYou() {
  const data = useBuyer()
  if (!data) return null
  if (data.isEmployee)
    return (
      <NoticeBox tone="info">
        <p>{m.membership_no_employees()}</p>
        <p>{m.membership_employees_desk()}</p>
      </NoticeBox>
    )
  if (data.isMember)
    return (
      <NoticeBox tone="info" heading={m.membership_exists()}>
        <p>
          <ContentLink href={pagePath('myMembership', getLocale())}>
            {m.membership_to_mine()}
          </ContentLink>
        </p>
      </NoticeBox>
    )
  return (
    <NoticeBox tone={data.isStudent ? 'success' : 'info'}>
      {data.isStudent ? m.membership_student_price() : m.membership_no_student_price()}
    </NoticeBox>
  )
}

function Group(props: { heading: string; text: string; types: readonly OfferedType[] }) {
  if (props.types.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{props.heading}</h2>
      <p>{props.text}</p>
      <ul className={styles.cards}>
        {props.types.map((type) => (
          <TypeCard key={type.code} type={type} />
        ))}
      </ul>
    </section>
  )
}

function TypeCard({ type }: { type: OfferedType }) {
  const total = leastCommitmentTotal(type)
  return (
    <li className={styles.card}>
      <h3>{textIn(type.name)}</h3>
      <p className={styles.price}>{priceText(type)}</p>
      <ul>
        <li>{lengthText(type)}</li>
        {total !== null && <li>{m.membership_least_total({ amount: formatKroner(total) })}</li>}
        <li>{endText(type)}</li>
        {type.startFeeOre > 0 && (
          <li>{m.membership_start_fee({ amount: formatKroner(type.startFeeOre) })}</li>
        )}
        {textIn(type.note) && <li>{textIn(type.note)}</li>}
      </ul>
      <div>
        <Choose type={type} />
      </div>
    </li>
  )
}

/** The link to the purchase, or the reason why this user cannot buy it. */
function Choose({ type }: { type: OfferedType }) {
  const locale = getLocale()
  const buyer = useBuyer()
  const reason = buyer ? findBlockingReason(buyer, type) : null
  if (reason) return <p>{blockingReasonTexts[reason]()}</p>
  return (
    <ContentLink
      href={`${pagePath('membershipPurchase', locale)}?type=${type.code}`}
      className="ds-button"
    >
      {m.membership_choose()}
      <span className="ds-sr-only"> {textIn(type.name)}</span>
    </ContentLink>
  )
}

/** Undefined for a visitor and while loading. */
function useBuyer(): Buyer | undefined {
  const user = useSessionUser()
  const { data } = useQuery({ ...buyerQuery, enabled: Boolean(user) })
  return user ? data : undefined
}
