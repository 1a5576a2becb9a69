import { useQuery } from '@tanstack/react-query'
import type { RestoreView } from '#core/quarantine/contract.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { restoreQuery } from '../queries.ts'
import { OpenRestore } from './OpenRestore.tsx'
import styles from './Restore.module.css'

/** What a restored site has lost, where administrators release it; and earlier restores. */
export function RestorePage() {
  return (
    <StaffPage heading={m.restore_heading()} intro={m.restore_intro()} needs="admin">
      {() => <Restores />}
    </StaffPage>
  )
}

function Restores() {
  const { data, error, refetch } = useQuery(restoreQuery)
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={refetch} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.restore}>
      {data.open ? <OpenRestore open={data.open} /> : <p>{m.restore_none_open()}</p>}
      {data.released.length > 0 && <Released restores={data.released} />}
    </div>
  )
}

function Released({ restores }: { restores: RestoreView['released'] }) {
  return (
    <section className={styles.part} aria-labelledby="restore-history">
      <h2 id="restore-history">{m.restore_history()}</h2>
      <ul>
        {restores.map(({ backupStartedAt, restoredAt, releasedAt, waitingMails }) => (
          <li key={releasedAt}>
            {m.restore_history_row({
              backup: formatDayAndTime(new Date(backupStartedAt)),
              restored: formatDayAndTime(new Date(restoredAt)),
              released: formatDayAndTime(new Date(releasedAt)),
            })}{' '}
            {waitingMails === 'dropped' ? m.restore_history_dropped() : m.restore_history_sent()}
          </li>
        ))}
      </ul>
    </section>
  )
}
