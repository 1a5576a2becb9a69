import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'
import type { ManualReason, RefundForm } from '../refund-form.ts'
import { reasonTexts } from '../refund-texts.ts'

/** What the profile says, which the refund takes from it. */
export function AboutYou({ details }: { details: UserDetails }) {
  const profile = pagePath('profile', getLocale())
  return (
    <section className={styles.section} aria-labelledby="refund-about-you">
      <h2 id="refund-about-you" className={styles.heading}>
        {m.deposit_about_you()}
      </h2>
      <ProfileFacts details={details} />
      <p>
        <ContentLink href={profile}>{m.refund_correct_profile()}</ContentLink>
      </p>
      <Doubt details={details} />
    </section>
  )
}

/** Asks, and never refuses: D-numbers and synthetic numbers are right as well. */
export function Doubt({ details: { nationalIdDoubt } }: { details: UserDetails }) {
  if (nationalIdDoubt === null) return null
  return (
    <NoticeBox tone="warning">
      <p>
        {nationalIdDoubt === 'NOT_A_DATE' ? m.refund_doubt_no_date() : m.refund_doubt_birth_date()}
      </p>
    </NoticeBox>
  )
}

function ProfileFacts({ details }: { details: UserDetails }) {
  const { firstName, lastName, email, socialSecurityNumber, address } = details
  const place = [address.zipCode, address.city].filter(Boolean).join(' ')
  const lines = [address.line1, address.line2, address.line3, place].filter(Boolean)
  return (
    <Facts>
      <Fact label={m.refund_full_name()}>{`${firstName} ${lastName}`}</Fact>
      <Fact label={m.refund_national_id()}>{socialSecurityNumber}</Fact>
      <Fact label={m.refund_address()}>{lines.join(', ')}</Fact>
      <Fact label={m.deposit_email()}>{email}</Fact>
    </Facts>
  )
}

type Props = {
  refund: RefundApplication
  details: UserDetails
  values: RefundForm
  files: readonly { readonly name: string }[]
}

/** All that is sent, to be read once more. */
export function RefundSummary({ refund, details, values, files }: Props) {
  const { route, kontonummer, reason, payeeName, details: text } = values
  const account = kontonummer ? maskAccountNumber(kontonummer) : refund.maskedAccount
  return (
    <>
      {route === 'ordinary' && <ProfileFacts details={details} />}
      <Facts>
        {route === 'ordinary' ? (
          <Fact label={m.refund_account()}>{account}</Fact>
        ) : (
          <>
            <Fact label={m.refund_reason()}>{reasonTexts[reason as ManualReason]()}</Fact>
            <Fact label={m.refund_payee()}>{payeeName}</Fact>
            <Fact label={m.refund_details()}>
              <span className={styles.comment}>{text || m.refund_details_as_before()}</span>
            </Fact>
          </>
        )}
        <Fact label={m.refund_amount()}>{formatMoney(refund.amount)}</Fact>
        <Fact label={m.refund_files()}>{files.map(({ name }) => name).join(', ')}</Fact>
      </Facts>
      {route === 'ordinary' && <Doubt details={details} />}
    </>
  )
}
