import { useQuery } from '@tanstack/react-query'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { applicationQuery } from '../queries.ts'
import styles from './Application.module.css'
import { Status } from './Status.tsx'
import { Timeline } from './Timeline.tsx'

/** Where a student sees what has happened to the deposit account, and what comes next. */
export function DepositAccountPage() {
  return (
    <MyPageFrame heading={m.deposit_heading()} intro={m.deposit_intro()}>
      <SignedIn>{() => <Account />}</SignedIn>
    </MyPageFrame>
  )
}

function Account() {
  const { data, isError, refetch } = useQuery(applicationQuery)
  if (data)
    return (
      <div className={styles.area}>
        <Status application={data} />
        {data.events.length > 0 && <Timeline application={data} />}
      </div>
    )
  if (isError) return <LoadFailure text={m.deposit_load_error()} retry={() => refetch()} />
  return <Waiting rows={3} />
}
