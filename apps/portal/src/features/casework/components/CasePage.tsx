import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { kindName, statusText } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import { caseQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import { Assignee } from './Assignee.tsx'
import styles from './Case.module.css'
import { Decide } from './Decide.tsx'
import { History } from './History.tsx'

/** Everything that is needed to decide about one case, and the deciding. */
export function CasePage({ id }: { id: string }) {
  return (
    <StaffPage heading={m.casework_case_heading()} needs={['caseworker', 'admin']}>
      {() => <Case id={id} />}
    </StaffPage>
  )
}

function Case({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(caseQuery(id))
  if (error && !data) return <LoadFailure text={caseErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.case}>
      <p>
        <Link to="/staff/cases">{m.casework_back()}</Link>
      </p>
      <Head found={data} />
      <div className={styles.columns}>
        <About found={data} />
        <div className={styles.side}>
          <Assignee found={data} />
          <Decide found={data} />
          <History found={data} />
        </div>
      </div>
    </div>
  )
}

function Head({ found }: { found: OpenCase }) {
  const { caseViews } = useStaffOffers()
  return (
    <div>
      <h2 className={styles.name}>{found.name}</h2>
      <p className={styles.status}>
        {kindName(caseViews, found.kind)} · {statusText(found)}
      </p>
    </div>
  )
}

function About({ found }: { found: OpenCase }) {
  const { caseViews } = useStaffOffers()
  const View = caseViews.find(({ kind }) => kind === found.kind)?.View
  return (
    <div>
      {View && (
        <Suspense fallback={<Waiting rows={3} />}>
          <View caseId={found.id} />
        </Suspense>
      )}
    </div>
  )
}
