import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { UserDetails } from '#core/profile/contract.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { semesterName } from '#core/studies/semester-name.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SemesterFee } from './contract.ts'
import { semesterFeesQuery } from './queries.ts'

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
export function SemesterFeeNotice() {
  const user = useSessionUser()
  const details = useQuery({ ...userDetailsQuery, enabled: Boolean(user) })
  const fees = useQuery({ ...semesterFeesQuery(user?.id), enabled: Boolean(user) })

  if (details.isError && !details.data)
    return <LoadFailure text={m.semester_fee_state_load_error()} retry={details.refetch} />
  if (fees.isError && !fees.data)
    return <LoadFailure text={m.semester_fee_load_error()} retry={fees.refetch} />
  if (!details.data || !fees.data) return <Waiting />
  return details.data.tuitionFee === 'true' ? (
    <Paid details={details.data} fees={fees.data.semesterFees} />
  ) : (
    <NotRegistered details={details.data} />
  )
}

function Paid({ details, fees }: { details: Details; fees: readonly SemesterFee[] }) {
  const isNow = ({ semesterCode }: SemesterFee) => semesterCode === details.tuitionFeeCode
  const earlier = fees.filter((fee) => !isNow(fee))
  return (
    <Alert data-color="success">
      <h2>{m.semester_fee_paid_heading({ semester: semesterName(details.tuitionFeeCode) })}</h2>
      <Semesters label={m.semester_fee_paid_list()} fees={fees.filter(isNow)} />
      {earlier.length > 0 && (
        <details>
          <summary>{m.semester_fee_paid_others()}</summary>
          <Semesters label={m.semester_fee_paid_others()} fees={earlier} />
        </details>
      )}
    </Alert>
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

function NotRegistered({ details }: { details: Details }) {
  const isNew = details.tuitionFee === ''
  return (
    <Alert data-color="warning">
      <h2>
        {isNew
          ? m.semester_fee_new_heading()
          : m.semester_fee_waiting_heading({ semester: semesterName(details.tuitionFeeCode) })}
      </h2>
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
    </Alert>
  )
}
