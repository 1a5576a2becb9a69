import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { stateReasonTexts } from '#core/associations/names.ts'
import { ApplicationText } from '#core/grants/components/ApplicationText.tsx'
import { VersionChanges } from '#core/grants/components/VersionChanges.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { CaseViewProps } from '#core/staff-area/staff-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDateAndTime, formatShortDate } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { StaffGrant } from '../../model/contract.ts'
import { applicationStateNames, stateTones } from '../../model/state-names.ts'
import { sentFileAddress, staffGrantQuery } from '../queries.ts'
import { Earlier } from './Earlier.tsx'
import styles from './GrantCase.module.css'

/** All that a caseworker checks an application by. */
export default function StaffGrantView({ caseId }: CaseViewProps) {
  const { data, error, refetch } = useQuery(staffGrantQuery(caseId))
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      {data.decision && <Decision decision={data.decision} />}
      <Sent grant={data} />
      {data.before && (
        <section className={styles.part} aria-labelledby="grant-changes">
          <h2 id="grant-changes">{m.grant_cases_changes()}</h2>
          <p>{m.grant_cases_changes_text({ version: data.before.version })}</p>
          <VersionChanges before={data.before} after={data.application} />
        </section>
      )}
      <Earlier earlier={data.earlier} />
    </div>
  )
}

const momentOf = (instant: string) => formatDateAndTime(new Date(instant), getLocale())
const dayOf = (day: string) => formatShortDate(noonOf(day))

/** What the meeting decides, and a caseworker only checks. */
const isChecked = (state: StaffGrant['state']): boolean => state === 'sent' || state === 'in-review'

function Sent({ grant }: { grant: StaffGrant }) {
  const { application, round, state, association } = grant
  return (
    <section className={styles.part} aria-labelledby="grant-sent">
      <h2 id="grant-sent">{m.grant_cases_application()}</h2>
      <p className={styles.state}>
        <Tag data-color={stateTones[state]}>{applicationStateNames[state]()}</Tag>
      </p>
      {isChecked(state) && <p>{m.grant_cases_check_text()}</p>}
      <ApplicationText
        application={application}
        addressOf={(file) => sentFileAddress(application.id, file)}
      >
        <Fact label={m.grant_cases_round()}>
          <Link to="/staff/grants/rounds/$id" params={{ id: round.id }}>
            {textIn(round.name)}
          </Link>
        </Fact>
        <Fact label={m.grant_cases_deadline()}>{momentOf(round.deadlineAt)}</Fact>
        <Fact label={m.grant_cases_meeting()}>{momentOf(round.meetsAt)}</Fact>
        <Fact label={m.grant_cases_earliest()}>{dayOf(round.earliestEventOn)}</Fact>
        <Fact label={m.grant_cases_association()}>
          {application.associationId && association && (
            <>
              <Link to="/staff/associations/$id" params={{ id: application.associationId }}>
                {application.applicantName}
              </Link>
              {'. '}
              {stateReasonTexts[association.stateReason]()}
            </>
          )}
        </Fact>
      </ApplicationText>
    </section>
  )
}

function Decision({ decision }: { decision: NonNullable<StaffGrant['decision']> }) {
  const { outcome, amountOre, basis, decidedAt, appealUntil, reasons, words } = decision
  return (
    <section className={styles.part} aria-labelledby="grant-decision">
      <h2 id="grant-decision">{m.grant_cases_decision()}</h2>
      <Facts>
        <Fact label={m.grant_cases_outcome()}>
          {outcome === 'granted'
            ? m.grant_cases_granted({ amount: formatKroner(amountOre) })
            : m.grant_cases_state_refused()}
        </Fact>
        <Fact label={m.grant_cases_decided()}>{momentOf(decidedAt)}</Fact>
        <Fact label={m.grant_cases_basis()}>{basisNames[basis]()}</Fact>
        <Fact label={m.grant_cases_appeal_until()}>{appealUntil && dayOf(appealUntil)}</Fact>
        <Fact label={m.grant_cases_reasons()}>{formatList(reasons.map((one) => textIn(one)))}</Fact>
        <Fact label={m.grant_cases_words()}>
          {words !== '' && <span className={styles.text}>{words}</span>}
        </Fact>
      </Facts>
    </section>
  )
}

const basisNames = {
  meeting: m.grant_cases_basis_meeting,
  formal: m.grant_cases_basis_formal,
  appeal: m.grant_cases_basis_appeal,
  correction: m.grant_cases_basis_correction,
} as const
