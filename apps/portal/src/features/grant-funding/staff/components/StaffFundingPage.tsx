import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantFunding.module.css'
import { type FundingFilter, fundingFilters } from '../../model/contract.ts'
import { staffFundingErrorText } from '../../model/refusal-messages.ts'
import { staffFundingQuery } from '../queries.ts'
import { StaffGrant } from './StaffGrant.tsx'

const filterNames = {
  waiting: m.grant_funding_staff_waiting,
  running: m.grant_funding_staff_running,
  ended: m.grant_funding_staff_ended,
} satisfies Record<FundingFilter, () => string>

/** Grants that were given: what waits for staff, what runs, and what has ended. */
export function StaffFundingPage() {
  return (
    <StaffPage
      heading={m.grant_funding_staff_heading()}
      intro={m.grant_funding_staff_intro()}
      needs="caseworker"
    >
      {() => <Lists />}
    </StaffPage>
  )
}

function Lists() {
  const [show, setShow] = useState<FundingFilter>('waiting')
  return (
    <div className={styles.area}>
      <fieldset className={styles.lines} data-screen-only>
        <legend>{m.grant_funding_staff_show()}</legend>
        <div className={styles.filter}>
          {fundingFilters.map((filter) => (
            <Button
              key={filter}
              variant={filter === show ? 'primary' : 'secondary'}
              aria-pressed={filter === show}
              onClick={() => setShow(filter)}
            >
              {filterNames[filter]()}
            </Button>
          ))}
        </div>
      </fieldset>
      <List show={show} />
    </div>
  )
}

function List({ show }: { show: FundingFilter }) {
  const { data, error, refetch } = useQuery(staffFundingQuery(show))
  if (error && !data)
    return <LoadFailure text={staffFundingErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.items.length + data.hidden === 0)
    return (
      <EmptyState>
        <p>{m.grant_funding_staff_none()}</p>
      </EmptyState>
    )
  return (
    <>
      {data.hidden > 0 && <p>{m.grant_funding_staff_hidden({ count: data.hidden })}</p>}
      {data.items.map((funding) => (
        <StaffGrant key={funding.applicationId} funding={funding} />
      ))}
      {data.hasMore && <p>{m.grant_funding_staff_more()}</p>}
    </>
  )
}
