import { Link } from '@tanstack/react-router'
import { reservedNote } from '#core/grants/reserved-texts.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { instantText, timeText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { seatTexts } from '../../model/decision-texts.ts'
import type { Meeting } from '../contract.ts'
import { presenceText, problemTexts, stateTexts } from './meeting-texts.ts'

const stepText = ({ by, at }: { by: string | null; at: string }) =>
  m.grant_decisions_by({ name: by ?? m.grant_decisions_nobody(), date: instantText(at) })

/** Where a meeting stands: who is there, what is missing, and what has been done. */
export function MeetingFacts({
  meeting,
  roles,
}: {
  meeting: Meeting
  roles: readonly StaffRole[]
}) {
  const { agreed, released, members, problems, sums, ceilingLeftOre } = meeting
  return (
    <>
      <Facts>
        <Fact label={m.grant_decisions_state()}>{stateTexts[meeting.state]()}</Fact>
        <Fact label={m.grant_decisions_minutes_when()}>{timeText(meeting.meetsAt)}</Fact>
        <Fact label={m.grant_decisions_minutes_where()}>{meeting.place}</Fact>
        <Fact label={m.grant_decisions_minutes_agreed()}>{agreed && stepText(agreed)}</Fact>
        <Fact label={m.grant_decisions_released()}>{released && stepText(released)}</Fact>
        <Fact label={m.grant_decisions_not_decided()}>
          {m.grant_decisions_not_decided_text({
            withdrawn: meeting.withdrawn,
            formal: meeting.formal,
          })}
        </Fact>
        <Fact label={m.grant_decisions_ceiling_left()}>
          {ceilingLeftOre !== null && formatKroner(ceilingLeftOre)}
        </Fact>
      </Facts>
      {problems.length > 0 && (
        <NoticeBox tone="warning" heading={m.grant_decisions_problems()}>
          <ul className={styles.list}>
            {problems.map(({ code, count }) => (
              <li key={code}>{problemTexts[code](count)}</li>
            ))}
          </ul>
          <WhereToSettle meeting={meeting} roles={roles} />
        </NoticeBox>
      )}
      {meeting.hidden > 0 && (
        <NoticeBox tone="info">
          <p>{m.grant_decisions_hidden({ count: meeting.hidden })}</p>
        </NoticeBox>
      )}
      <section className={partStyles.part} aria-labelledby="meeting-members">
        <h2 id="meeting-members">{m.grant_decisions_minutes_members()}</h2>
        {meeting.state !== 'cancelled' && <p>{presenceText(meeting)}</p>}
        <ul className={styles.list}>
          {members.map(({ name, seat, isPresent }) => (
            <li key={name}>
              {name}:{' '}
              {isPresent
                ? m.grant_decisions_minutes_present({ seat: seatTexts[seat]() })
                : agreed
                  ? m.grant_decisions_minutes_absent({ seat: seatTexts[seat]() })
                  : seatTexts[seat]()}
            </li>
          ))}
        </ul>
      </section>
      {sums.length > 0 && (
        <section className={partStyles.part} aria-labelledby="meeting-sums">
          <h2 id="meeting-sums">{m.grant_decisions_sums()}</h2>
          <PairTable
            name={{ headingId: 'meeting-sums' }}
            rows={sums.map(({ type, grantedOre, leftOre, reservedOre }) => ({
              name: textIn(type),
              value: [
                m.grant_decisions_sum({
                  granted: formatKroner(grantedOre),
                  left: formatKroner(leftOre),
                }),
                reservedNote(reservedOre),
              ]
                .filter((text) => text !== null)
                .join('. '),
            }))}
          />
        </section>
      )}
    </>
  )
}

/** Members propose and say who is present in the committee room; the secretariat sets the budgets. */
function WhereToSettle({ meeting, roles }: { meeting: Meeting; roles: readonly StaffRole[] }) {
  const codes = meeting.problems.map(({ code }) => code)
  // Before the deadline there is nothing to read.
  if (codes.includes('too-early')) return null
  return (
    <>
      {roles.includes('committee') && (
        <p>
          <Link to="/staff/grants/committee/$id" params={{ id: meeting.id }}>
            {m.grant_decisions_to_room()}
          </Link>
        </p>
      )}
      {roles.includes('caseworker') && codes.includes('budget') && (
        <p>
          <Link to="/staff/grants/setup/budgets">{m.grant_decisions_to_budgets()}</Link>
        </p>
      )}
    </>
  )
}
