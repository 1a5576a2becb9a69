import { Tag } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { EarlierApplication } from '../../model/contract.ts'
import { applicationStateNames, stateTones } from '../../model/state-names.ts'
import styles from './GrantCase.module.css'

/** What the same applicant has applied for before, what they got, and which reports are missing. */
export function Earlier({ earlier }: { earlier: readonly EarlierApplication[] }) {
  return (
    <section className={styles.part} aria-labelledby="grant-earlier">
      <h2 id="grant-earlier">{m.grant_cases_earlier()}</h2>
      {earlier.length === 0 ? (
        <p>{m.grant_cases_earlier_none()}</p>
      ) : (
        <Rows label={m.grant_cases_earlier()}>
          {earlier.map((one) => (
            <Row
              key={one.id}
              name={<Title application={one} />}
              details={detailsOf(one)}
              action={<Tag data-color={stateTones[one.state]}>{stateText(one)}</Tag>}
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

function Title({ application: { caseId, reference, title } }: { application: EarlierApplication }) {
  const text = m.grant_cases_named({ reference, title })
  if (caseId === null) return text
  return (
    <Link to="/staff/cases/$id" params={{ id: caseId }}>
      {text}
    </Link>
  )
}

const stateText = ({ state, grantedOre }: EarlierApplication): string =>
  state === 'granted'
    ? m.grant_cases_granted({ amount: formatKroner(grantedOre ?? 0) })
    : applicationStateNames[state]()

function detailsOf(one: EarlierApplication): string {
  const report = one.reportDue && formatShortDate(noonOf(one.reportDue))
  return [
    textIn(one.type),
    textIn(one.round),
    m.grant_cases_asked({ amount: formatKroner(one.requestedOre) }),
    ...(report
      ? [
          one.isReportMissing
            ? m.grant_cases_report_missing({ date: report })
            : m.grant_cases_report_due({ date: report }),
        ]
      : []),
  ].join(' · ')
}
