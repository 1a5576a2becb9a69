import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UserDetails } from '#core/profile/contract.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { semesterName } from '#core/studies/semester-name.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SemesterFee } from './contract.ts'
import { semesterFeesQuery } from './queries.ts'
import styles from './SemesterFeeNotice.module.css'

type Details = Pick<
  UserDetails,
  'tuitionFee' | 'tuitionFeeCode' | 'socialSecurityNumber' | 'nationalIdProof'
>

/**
 * Whether the logged-in user's semester fee is paid (specification, section 4: semester
 * payment): a warning for a new student or an unpaid semester, a positive list for a paid one. What
 * institutions report lags behind what people pay, so the warning never says that somebody has not
 * paid. Needs a `QueryProvider` around it.
 */
export function SemesterFeeNotice({ isFolded = false }: { isFolded?: boolean }) {
  const user = useSessionUser()
  const details = useQuery({ ...userDetailsQuery, enabled: Boolean(user) })
  const isOffered = isServiceOffered('semesterFee')
  const fees = useQuery({ ...semesterFeesQuery(user?.id), enabled: Boolean(user) && isOffered })

  if (!isOffered) return null
  if (details.isError && !details.data)
    return <LoadFailure text={m.semester_fee_state_load_error()} retry={details.refetch} />
  if (fees.isError && !fees.data)
    return <LoadFailure text={m.semester_fee_load_error()} retry={fees.refetch} />
  if (!details.data || !fees.data) return <Waiting />
  return details.data.tuitionFee === 'true' ? (
    <Paid details={details.data} fees={fees.data.semesterFees} isFolded={isFolded} />
  ) : (
    <NotRegistered details={details.data} isFolded={isFolded} />
  )
}

/** Folded it is one row: its heading. */
function Notice(props: {
  tone: 'success' | 'warning'
  heading: string
  isFolded: boolean
  children: ReactNode
}) {
  const heading = <h2>{props.heading}</h2>
  if (!props.isFolded)
    return (
      <Alert data-color={props.tone}>
        {heading}
        {props.children}
      </Alert>
    )
  return (
    <Alert data-color={props.tone}>
      <details>
        <summary className={styles.summary}>{heading}</summary>
        {props.children}
      </details>
    </Alert>
  )
}

function Paid(props: { details: Details; fees: readonly SemesterFee[]; isFolded: boolean }) {
  const { details, fees, isFolded } = props
  const isNow = ({ semesterCode }: SemesterFee) => semesterCode === details.tuitionFeeCode
  const earlier = fees.filter((fee) => !isNow(fee))
  return (
    <Notice
      tone="success"
      heading={m.semester_fee_paid_heading({ semester: semesterName(details.tuitionFeeCode) })}
      isFolded={isFolded}
    >
      <Semesters label={m.semester_fee_paid_list()} fees={fees.filter(isNow)} />
      {earlier.length > 0 && (
        <details>
          <summary>{m.semester_fee_paid_others()}</summary>
          <Semesters label={m.semester_fee_paid_others()} fees={earlier} />
        </details>
      )}
    </Notice>
  )
}

function Semesters({ label, fees }: { label: string; fees: readonly SemesterFee[] }) {
  if (fees.length === 0) return null
  return (
    <ul aria-label={label}>
      {fees.map((fee) => (
        <li key={fee.uuid}>
          {sentenceCase(semesterName(fee.semesterCode))} · {fee.institutionShortName}
        </li>
      ))}
    </ul>
  )
}

function NotRegistered({ details, isFolded }: { details: Details; isFolded: boolean }) {
  const isNew = details.tuitionFee === ''
  return (
    <Notice
      tone="warning"
      heading={
        isNew
          ? m.semester_fee_new_heading()
          : m.semester_fee_waiting_heading({ semester: semesterName(details.tuitionFeeCode) })
      }
      isFolded={isFolded}
    >
      <p>{isNew ? m.semester_fee_new_text() : m.semester_fee_waiting_text()}</p>
      {details.nationalIdProof === null && (
        <p>
          {m.semester_fee_match_text()}{' '}
          <ContentLink href={`${pagePath('profile', getLocale())}#national-id`}>
            {details.socialSecurityNumber === ''
              ? m.semester_fee_match_link()
              : m.semester_fee_match_confirm()}
          </ContentLink>
        </p>
      )}
    </Notice>
  )
}
