import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatDayAndYear, formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { AccessLogActor, AccessLogEntry } from '../contract.ts'
import { accessLogQuery } from '../queries.ts'
import styles from './Privacy.module.css'

const actorTexts = {
  self: m.privacy_access_log_who_self,
  staff: m.privacy_access_log_who_staff,
  gone: m.privacy_access_log_who_gone,
} satisfies Record<AccessLogActor, () => string>

/** What is not known here is shown as it is. */
const dataTexts: Readonly<Record<string, () => string>> = {
  'national-id': m.privacy_access_log_national_id,
  'account-number': m.privacy_access_log_account_number,
  'all-data': m.privacy_access_log_all_data,
  'health-refund': m.privacy_access_log_health_refund,
}
const reasonTexts: Readonly<Record<string, () => string>> = {
  'own-profile': m.privacy_access_log_own_profile,
  'own-download': m.privacy_access_log_own_download,
  'identity-check': m.privacy_access_log_identity_check,
  case: m.privacy_access_log_case,
}

/** Who has seen what of this person, and when. */
export function AccessLogSection() {
  const [page, setPage] = useState(1)
  const log = useQuery(accessLogQuery(page))
  return (
    <section aria-labelledby="access-heading" className={styles.section}>
      <h2 id="access-heading">{m.privacy_access_log_heading()}</h2>
      <p className={styles.text}>{m.privacy_access_log_text()}</p>
      {log.data ? (
        <>
          <p className={styles.text}>
            {m.privacy_access_log_kept({ months: log.data.retentionMonths })}
          </p>
          {log.data.items.length === 0 ? (
            <p className={styles.empty}>{m.privacy_access_log_none()}</p>
          ) : (
            <Rows isBusy={log.isPlaceholderData}>
              {log.data.items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Rows>
          )}
          {(page > 1 || log.data.hasMore) && (
            <div className={styles.buttons}>
              <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {m.privacy_access_log_newer()}
              </Button>
              <span role="status">{m.privacy_access_log_page({ page })}</span>
              <Button
                variant="secondary"
                disabled={!log.data.hasMore || log.isPlaceholderData}
                onClick={() => setPage(page + 1)}
              >
                {m.privacy_access_log_older()}
              </Button>
            </div>
          )}
        </>
      ) : log.isError ? (
        <LoadFailure text={m.privacy_access_log_load_error()} retry={() => log.refetch()} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Entry({ entry: { at, actor, data, reason } }: { entry: AccessLogEntry }) {
  const time = new Date(at)
  return (
    <Row
      name={actorTexts[actor]()}
      details={
        <>
          <p>
            {dataTexts[data]?.() ?? data}, {reasonTexts[reason]?.() ?? reason}
          </p>
          <time dateTime={at}>
            {sentenceCase(formatDayAndYear(time))} {formatTime(time)}
          </time>
        </>
      }
    />
  )
}
