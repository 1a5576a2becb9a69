import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RoundLeft } from '#core/grants/components/RoundLeft.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { StaffRoundDetails } from '../../model/contract.ts'
import { grantCaseErrorText } from '../../model/refusal-messages.ts'
import { staffRoundQuery } from '../queries.ts'
import { countsText, momentOf, phaseText } from '../round-texts.ts'
import { ApplicationTable } from './ApplicationTable.tsx'
import styles from './Round.module.css'

/** One round: when what happens, what is left, and its applications. */
export function RoundPage({ id, search }: { id: string; search: TableSearch }) {
  const { data } = useQuery({ ...staffRoundQuery(id), enabled: false })
  const heading = useNamedHeading(
    data ? m.grant_cases_round_named({ name: textIn(data.round.name) }) : null,
    m.grant_cases_round_heading(),
  )
  return (
    <StaffPage heading={heading} isNamed needs="caseworker">
      {() => <Round id={id} search={search} />}
    </StaffPage>
  )
}

function Round({ id, search }: { id: string; search: TableSearch }) {
  const { data, error, refetch } = useQuery(staffRoundQuery(id))
  if (error && !data)
    return <LoadFailure text={grantCaseErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <p data-screen-only>
        <Link to="/staff/grants">{m.grant_cases_back()}</Link>
      </p>
      <About details={data} />
      <section className={styles.part} aria-labelledby="grant-round-applications">
        <h2 id="grant-round-applications">{m.grant_cases_applications()}</h2>
        <ApplicationTable details={data} search={search} />
      </section>
    </div>
  )
}

function About({ details: { round, left } }: { details: StaffRoundDetails }) {
  return (
    <section className={styles.part} aria-labelledby="grant-round-about">
      <h2 id="grant-round-about">{m.grant_cases_about()}</h2>
      <Facts isDense>
        <Fact label={m.grant_cases_state()}>{phaseText(round)}</Fact>
        <Fact label={m.grant_cases_opens()}>{momentOf(round.opensAt)}</Fact>
        <Fact label={m.grant_cases_deadline()}>{momentOf(round.deadlineAt)}</Fact>
        <Fact label={m.grant_cases_meeting()}>
          {[momentOf(round.meetsAt), round.place].filter((text) => text !== '').join(', ')}
        </Fact>
        <Fact label={m.grant_cases_earliest()}>
          {formatShortDate(noonOf(round.earliestEventOn))}
        </Fact>
        <Fact label={m.grant_cases_by_state()}>{countsText(round)}</Fact>
        <Fact label={m.grant_cases_ceiling()}>
          {round.ceilingLeftOre !== null && formatKroner(round.ceilingLeftOre)}
        </Fact>
      </Facts>
      {left.length > 0 && (
        <>
          <h3 id="grant-round-left">{m.grant_cases_left_heading()}</h3>
          <RoundLeft
            left={{ types: left.map((one) => ({ ...one })), ceiling: null }}
            headingId="grant-round-left"
          />
        </>
      )}
    </section>
  )
}
