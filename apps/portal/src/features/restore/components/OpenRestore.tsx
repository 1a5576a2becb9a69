import type { ReactNode } from 'react'
import type { OpenRestore as Open } from '#core/quarantine/contract.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ReleaseForm } from './ReleaseForm.tsx'
import styles from './Restore.module.css'

/** What others know and the restored database does not, and the form that ends the quarantine. */
export function OpenRestore({ open }: { open: Open }) {
  const { payments, payoutFile, waitingJobs, deletedAccounts } = open
  const backup = formatDayAndTime(new Date(open.backupStartedAt))
  const restored = formatDayAndTime(new Date(open.restoredAt))
  return (
    <>
      <Part heading={m.restore_open_heading()}>
        <p>{m.restore_open_text({ backup, restored })}</p>
      </Part>
      <Part heading={m.restore_payments_heading()}>
        <p>
          {payments.lastAt === null
            ? m.restore_payments_none()
            : m.restore_payments_last({ at: formatDayAndTime(new Date(payments.lastAt)) })}
        </p>
        <p>{m.restore_payments_unfinished({ count: payments.unfinished })}</p>
      </Part>
      <Part heading={m.restore_bank_heading()}>
        <p>
          {payoutFile
            ? m.restore_bank_last({
                name: payoutFile.messageId,
                at: formatDayAndTime(new Date(payoutFile.createdAt)),
              })
            : m.restore_bank_none()}
        </p>
        <p>{m.restore_bank_imports()}</p>
      </Part>
      <Part heading={m.restore_deletions_heading()}>
        <p>
          {deletedAccounts === null
            ? m.restore_deletions_unknown()
            : m.restore_deletions_again({ count: deletedAccounts })}
        </p>
        <p>{m.restore_deletions_log({ backup })}</p>
      </Part>
      <Part heading={m.restore_jobs_heading()}>
        <p>{m.restore_jobs_text({ count: waitingJobs })}</p>
        <p>{m.restore_numbers()}</p>
      </Part>
      <ReleaseForm waitingMails={open.waitingMails} />
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
