import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { OpenIssue } from '../contract.ts'
import { canBeStopped } from '../issue-texts.ts'
import { stopIssue } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueAction } from './use-issue-action.ts'

/** How far the mails of a sent issue have come. A contact person can stop it meanwhile. */
export function Delivery({
  association: { id, isContact },
  issue,
}: {
  association: OwnAssociation
  issue: OpenIssue
}) {
  const { recipients, delivered, failed, waiting } = issue
  const [isAsking, setAsking] = useState(false)
  const stopping = useIssueAction(() => stopIssue({ id, issueId: issue.id }), {
    doneText: m.association_newsletter_stop_done(),
  })
  const rows = [
    ...(recipients === null
      ? []
      : [{ name: m.association_newsletter_recipients(), value: recipients }]),
    { name: m.association_newsletter_delivered(), value: delivered },
    { name: m.association_newsletter_failed(), value: failed },
    { name: m.association_newsletter_waiting(), value: waiting },
  ]
  return (
    <section className={styles.section} aria-labelledby="delivery-heading">
      <h2 id="delivery-heading" className={styles.heading}>
        {m.association_newsletter_sending()}
      </h2>
      <PairTable
        name={{ headingId: 'delivery-heading' }}
        rows={rows.map(({ name, value }) => ({ name, value: String(value) }))}
      />
      {canBeStopped(issue) && !isContact && <p>{m.association_newsletter_stop_by_contact()}</p>}
      {canBeStopped(issue) && isContact && (
        <div>
          <Button variant="secondary" loading={stopping.isPending} onClick={() => setAsking(true)}>
            {m.association_newsletter_stop()}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={m.association_newsletter_stop_question()}
          yes={m.association_newsletter_stop()}
          onConfirm={() => {
            stopping.press()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{m.association_newsletter_stop_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
