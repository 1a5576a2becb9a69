import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import { instantText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { WithText } from '../../components/WithText.tsx'
import { MeetingCaseView } from '../../meeting/components/MeetingCaseView.tsx'
import { MeetingFacts } from '../../meeting/components/MeetingFacts.tsx'
import type { Meeting, MeetingCase } from '../../meeting/contract.ts'
import {
  agreeMeeting,
  correctMinutes,
  meetingQuery,
  minutesAddress,
  reopenMeeting,
} from '../../meeting/queries.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { meetingLetterAddress } from '../queries.ts'
import { ReleasePart } from './ReleasePart.tsx'

/** One meeting: its list of decisions, agreed by the committee and sent by a caseworker. */
export function MeetingPage({ id }: { id: string }) {
  const { data } = useQuery({ ...meetingQuery(id), enabled: false })
  const heading = useNamedHeading(
    data ? m.grant_decisions_meeting_named({ name: textIn(data.name) }) : null,
    m.grant_decisions_meeting_heading(),
  )
  return (
    <StaffPage heading={heading} isNamed needs={['committee', 'caseworker']}>
      {({ roles }) => <Loaded id={id} roles={roles} />}
    </StaffPage>
  )
}

function Loaded({ id, roles }: { id: string; roles: readonly StaffRole[] }) {
  const { data, error, refetch } = useQuery(meetingQuery(id))
  if (error && !data)
    return <LoadFailure text={staffDecisionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={partStyles.area}>
      <p data-screen-only>
        <Link to="/staff/grants/meetings">{m.grant_decisions_to_meetings()}</Link>
      </p>
      <MeetingFacts meeting={data} roles={roles} />
      <Steps meeting={data} />
      <Corrections meeting={data} />
      <Cases meeting={data} roles={roles} />
    </div>
  )
}

function Steps({ meeting }: { meeting: Meeting }) {
  const { id, may, problems, agreed, state } = meeting
  return (
    <section className={partStyles.part} aria-labelledby="meeting-steps">
      <h2 id="meeting-steps">{m.grant_decisions_steps()}</h2>
      {agreed && (
        <p>
          <a href={minutesAddress(id)} target="_blank" rel="noreferrer">
            {m.grant_decisions_minutes_open()}
          </a>
        </p>
      )}
      <div className={partStyles.buttons}>
        {may.agree && problems.length === 0 && <Agree meeting={meeting} />}
        {may.reopen && (
          <WithText
            id={`reopen-${id}`}
            name={m.grant_decisions_reopen()}
            heading={m.grant_decisions_reopen_heading()}
            text={m.grant_decisions_reopen_text()}
            label={m.grant_decisions_reason()}
            call={(reason) => reopenMeeting(id, reason)}
            done={m.grant_decisions_reopened_done}
          />
        )}
        {may.correct && (
          <WithText
            id={`minutes-${id}`}
            name={m.grant_decisions_minutes_correct()}
            heading={m.grant_decisions_minutes_correct_heading()}
            text={m.grant_decisions_minutes_correct_text()}
            label={m.grant_decisions_minutes_correct_label()}
            call={(text) => correctMinutes(id, { text, applicationId: null })}
            done={m.grant_decisions_minutes_corrected_done}
          />
        )}
      </div>
      {may.agree && problems.length > 0 && <p>{m.grant_decisions_agree_later()}</p>}
      {state === 'agreed' && <ReleasePart meeting={meeting} />}
    </section>
  )
}

function Agree({ meeting }: { meeting: Meeting }) {
  const { id, fingerprint, cases, hidden } = meeting
  const totalOre = cases.reduce((sum, { amountOre }) => sum + amountOre, 0)
  return (
    <AskFirst
      errorText={staffDecisionErrorText}
      name={m.grant_decisions_agree()}
      heading={m.grant_decisions_agree_heading({ count: cases.length + hidden })}
      call={() => agreeMeeting(id, fingerprint)}
      changes={staffKey}
      done={() => m.grant_decisions_agreed_done()}
    >
      {hidden === 0 && <p>{m.grant_decisions_agree_total({ amount: formatKroner(totalOre) })}</p>}
      <p>{m.grant_decisions_agree_text()}</p>
    </AskFirst>
  )
}

/** Those about one case are at that case. */
function Corrections({ meeting }: { meeting: Meeting }) {
  const corrections = meeting.corrections.filter(({ applicationId }) => applicationId === null)
  if (corrections.length === 0) return null
  return (
    <section className={partStyles.part} aria-labelledby="minutes-corrections">
      <h2 id="minutes-corrections">{m.grant_decisions_minutes_corrections()}</h2>
      {corrections.map(({ number, at, by, text }) => (
        <div key={number}>
          <p>{m.grant_decisions_minutes_correction({ number, date: instantText(at), name: by })}</p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  )
}

function Cases({ meeting, roles }: { meeting: Meeting; roles: readonly StaffRole[] }) {
  const { id, cases, state, corrections, may } = meeting
  return (
    <section className={partStyles.part} aria-labelledby="meeting-cases">
      <h2 id="meeting-cases">{m.grant_decisions_cases()}</h2>
      {cases.length === 0 && (
        <EmptyState>
          <p>{m.grant_decisions_cases_none()}</p>
        </EmptyState>
      )}
      {cases.map((one) => (
        <MeetingCaseView
          key={one.applicationId}
          one={one}
          corrections={corrections.filter(
            ({ applicationId }) => applicationId === one.applicationId,
          )}
        >
          {hasLetter(state, one) && (
            <p>
              <a
                href={meetingLetterAddress(id, one.applicationId)}
                target="_blank"
                rel="noreferrer"
              >
                {state === 'agreed'
                  ? m.grant_decisions_letter_preview()
                  : m.grant_decisions_letter_open()}
                <span className="ds-sr-only">: {one.reference}</span>
              </a>
            </p>
          )}
          {may.correct && (
            <div>
              <WithText
                id={`minutes-${id}-${one.applicationId}`}
                name={m.grant_decisions_minutes_correct()}
                of={one.reference}
                heading={m.grant_decisions_minutes_correct_heading()}
                text={m.grant_decisions_minutes_correct_case_text()}
                label={m.grant_decisions_minutes_correct_label()}
                call={(text) => correctMinutes(id, { text, applicationId: one.applicationId })}
                done={m.grant_decisions_minutes_corrected_done}
              />
            </div>
          )}
        </MeetingCaseView>
      ))}
      {state === 'released' && (
        <NoticeBox tone="info">
          <p>{m.grant_decisions_correct_where()}</p>
          {roles.includes('caseworker') && (
            <p>
              <Link to="/staff/grants/appeals">{m.grant_decisions_appeals_heading()}</Link>
            </p>
          )}
        </NoticeBox>
      )}
    </section>
  )
}

const hasLetter = (state: Meeting['state'], one: MeetingCase): boolean =>
  (state === 'agreed' && one.outcome !== 'postponed' && !one.isWithdrawn) ||
  (state === 'released' && one.decisionId !== null)
