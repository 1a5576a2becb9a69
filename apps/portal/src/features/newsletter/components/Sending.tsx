import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { OpenIssue } from '../contract.ts'
import { removeIssue, sendIssue, testIssue } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueAction } from './use-issue-action.ts'

/** What is done with an issue when it is written: a test, to all, or away with it. */
export function Sending({ issue, isSaved }: { issue: OpenIssue; isSaved: boolean }) {
  const { id, version, audience } = issue
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'send' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const testing = useIssueAction(() => testIssue(id, version), {
    doneText: m.newsletter_test_done(),
  })
  const sending = useIssueAction(() => sendIssue(id, version), {
    doneText: m.newsletter_send_done(),
  })
  const removing = useIssueAction(() => removeIssue(id), {
    doneText: m.newsletter_remove_done(),
    onDone: () => navigate({ to: '/staff/newsletter' }),
  })
  const audienceText = m.newsletter_audience({ count: audience.no + audience.en, ...audience })
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
        <Button disabled={!isSaved} onClick={() => setAsked('send')}>
          {m.newsletter_send()}
        </Button>
        <Button variant="tertiary" onClick={() => setAsked('remove')}>
          {m.newsletter_remove()}
        </Button>
      </div>
      {asked === 'send' && (
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
      {asked === 'remove' && (
        <ConfirmDialog
          heading={m.newsletter_remove_question()}
          yes={m.newsletter_remove()}
          isBusy={removing.isPending}
          onConfirm={() => {
            removing.press()
            close()
          }}
          onClose={close}
        >
          <p>{m.newsletter_remove_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
