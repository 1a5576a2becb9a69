import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { Period, Retention } from '../contract.ts'
import { retentionQuery } from '../queries.ts'
import { PeriodDialog } from './PeriodDialog.tsx'
import styles from './Retention.module.css'

/** How long every kind of data about people is kept; administrators change what no law says. */
export function RetentionPage() {
  return (
    <StaffPage heading={m.retention_heading()} intro={m.retention_intro()} needs={'admin'}>
      {() => <Content />}
    </StaffPage>
  )
}

function Content() {
  const { data, error, refetch } = useQuery(retentionQuery())
  const [edited, setEdited] = useState<Period | null>(null)
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={refetch} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <section aria-labelledby="retention-periods">
        <h2 id="retention-periods">{m.retention_periods_heading()}</h2>
        <Rows label={m.retention_periods_heading()}>
          {data.periods.map((period) => (
            <Row
              key={period.kind}
              name={`${period.name}: ${m.retention_for_months({ months: period.months })}`}
              details={<p>{period.why}</p>}
              action={
                <Button variant="tertiary" onClick={() => setEdited(period)}>
                  {m.retention_change()}
                  <span className="ds-sr-only"> {period.name}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      </section>
      <AllData data={data.data} />
      {edited && <PeriodDialog period={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

/** Also what cannot be changed: a law says it, or it goes with the account. */
function AllData({ data }: Pick<Retention, 'data'>) {
  return (
    <section aria-labelledby="retention-data">
      <h2 id="retention-data">{m.retention_data_heading()}</h2>
      <p>{m.retention_data_text()}</p>
      <Rows label={m.retention_data_heading()}>
        {data.map(({ name, retention }) => (
          <Row key={name} name={name} details={<p>{retention}</p>} />
        ))}
      </Rows>
    </section>
  )
}
