import { maskAccountNumber } from '#core/bank/account-number.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { AnswersPart } from '#ui/check-answers/AnswersPart.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Application.module.css'
import type { RefundApplication } from '../contract.ts'
import { reasonTexts } from '../reason-texts.ts'
import type { ManualReason, RefundForm } from '../refund-form.ts'
import { idPrefix } from '../refund-texts.ts'

const aboutYouId = `${idPrefix}about-you`

/** What the profile says, which the refund takes from it. */
export function AboutYou({ details }: { details: UserDetails }) {
  const profile = pagePath('profile', getLocale())
  return (
    <section className={styles.section} aria-labelledby={aboutYouId}>
      <h2 id={aboutYouId} tabIndex={-1} className={styles.heading}>
        {m.deposit_about_you()}
      </h2>
      <Facts>{profileFacts(details)}</Facts>
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

function profileFacts({ firstName, lastName, email, ...details }: UserDetails) {
  const { socialSecurityNumber, address } = details
  const place = [address.zipCode, address.city].filter(Boolean).join(' ')
  const lines = [address.line1, address.line2, address.line3, place].filter(Boolean)
  return (
    <>
      <Fact label={m.refund_full_name()}>{`${firstName} ${lastName}`}</Fact>
      <Fact label={m.refund_national_id()}>{socialSecurityNumber}</Fact>
      <Fact label={m.refund_address()}>{lines.join(', ')}</Fact>
      <Fact label={m.deposit_email()}>{email}</Fact>
    </>
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
  const { route, reason, payeeName, details: text } = values
  return (
    <>
      {route === 'ordinary' ? (
        <>
          <AnswersPart heading={m.deposit_about_you()} changeAt={aboutYouId}>
            {profileFacts(details)}
          </AnswersPart>
          <Doubt details={details} />
          <AnswersPart heading={m.refund_check_account()} changeAt={`${idPrefix}kontonummer`}>
            <Fact label={m.refund_account()}>{accountOf(refund, values)}</Fact>
          </AnswersPart>
        </>
      ) : (
        <AnswersPart heading={m.refund_check_account()} changeAt={`${idPrefix}reason`}>
          <Fact label={m.refund_reason()}>{reasonTexts[reason as ManualReason]()}</Fact>
          <Fact label={m.refund_payee()}>{payeeName}</Fact>
          <Fact label={m.refund_details()}>
            <span className={styles.comment}>{text || m.refund_details_as_before()}</span>
          </Fact>
        </AnswersPart>
      )}
      <AnswersPart heading={m.refund_files()} changeAt={`${idPrefix}files`}>
        <Fact label={m.refund_check_files()}>{files.map(({ name }) => name).join(', ')}</Fact>
      </AnswersPart>
    </>
  )
}

/** What is paid back, and to whom. */
export function RefundAmount({ refund, values }: Pick<Props, 'refund' | 'values'>) {
  const { route, payeeName } = values
  return (
    <p className={styles.amount}>
      <strong>{formatMoney(refund.amount)}</strong>
      {route === 'ordinary'
        ? m.refund_check_to_account({ account: accountOf(refund, values) })
        : m.refund_check_to_payee({ payee: payeeName })}
    </p>
  )
}

/** Masked, also the one that has just been written. */
const accountOf = ({ maskedAccount }: RefundApplication, { kontonummer }: RefundForm) =>
  kontonummer ? maskAccountNumber(kontonummer) : maskedAccount
