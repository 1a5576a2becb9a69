import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { OpenIssue } from '../contract.ts'
import { recipientsText } from '../issue-texts.ts'
import { deleteIssue, sendIssue, sendTest } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueAction } from './use-issue-action.ts'

/** The actions of a draft: send a test, send to all, or delete. */
export function Sending({ issue, isSaved }: { issue: OpenIssue; isSaved: boolean }) {
  const { id, version, audience } = issue
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<'send' | 'delete' | null>(null)
  const close = () => setOpenDialog(null)
  const testing = useIssueAction(() => sendTest(id, version), {
    doneText: m.newsletter_test_done(),
  })
  const sending = useIssueAction(() => sendIssue(id, version), {
    doneText: m.newsletter_send_done(),
  })
  const deleting = useIssueAction(() => deleteIssue(id), {
    doneText: m.newsletter_delete_done(),
    onDone: () => navigate({ to: '/staff/newsletter' }),
  })
  const audienceText = recipientsText(audience)
  return (
    <section className={styles.section} aria-labelledby="sending-heading">
      <h2 id="sending-heading" className={styles.heading}>
        {m.newsletter_sending()}
      </h2>
      <p>{isSaved ? audienceText : m.newsletter_send_unsaved()}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={!isSaved}
          loading={testing.isPending}
          onClick={testing.press}
        >
          {m.newsletter_test()}
        </Button>
        <Button disabled={!isSaved} onClick={() => setOpenDialog('send')}>
          {m.newsletter_send()}
        </Button>
        <Button variant="tertiary" onClick={() => setOpenDialog('delete')}>
          {m.newsletter_delete()}
        </Button>
      </div>
      {openDialog === 'send' && (
        <ConfirmDialog
          heading={m.newsletter_send_question()}
          yes={m.newsletter_send()}
          isBusy={sending.isPending}
          onConfirm={() => {
            sending.press()
            close()
          }}
          onClose={close}
        >
          <p>{audienceText}</p>
          <p>{m.newsletter_send_final()}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          heading={m.newsletter_delete_question()}
          yes={m.newsletter_delete()}
          isBusy={deleting.isPending}
          onConfirm={() => {
            deleting.press()
            close()
          }}
          onClose={close}
        >
          <p>{m.newsletter_delete_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
