import { Button } from '@digdir/designsystemet-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { meaningOf } from '#core/associations/states.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import type { OpenIssue } from '../contract.ts'
import { audienceText, languagesText } from '../issue-texts.ts'
import { deleteIssue, sendIssue, sendTest } from '../queries.ts'
import styles from './Newsletter.module.css'
import { useIssueAction } from './use-issue-action.ts'

type Props = { association: OwnAssociation; issue: OpenIssue; isSaved: boolean }

/** The actions of a draft: send a test, send to all, or delete. */
export function Sending({ association: { id, state }, issue, isSaved }: Props) {
  const { version, audience } = issue
  const place = { id, issueId: issue.id }
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<'send' | 'delete' | null>(null)
  const close = () => setOpenDialog(null)
  const testing = useIssueAction(() => sendTest(place, version), {
    doneText: m.association_newsletter_test_done(),
  })
  const sending = useIssueAction(() => sendIssue(place, version), {
    doneText: m.association_newsletter_send_done(),
  })
  const deleting = useIssueAction(() => deleteIssue(place), {
    doneText: m.association_newsletter_delete_done(),
    onDone: () => navigate({ to: '/my-page/associations/newsletter', search: { association: id } }),
  })
  const maySend = meaningOf(state).maySendNewsletters
  const hint = isSaved ? audienceText(audience) : m.association_newsletter_send_unsaved()
  return (
    <section className={styles.section} aria-labelledby="sending-heading">
      <h2 id="sending-heading" className={styles.heading}>
        {m.association_newsletter_sending()}
      </h2>
      <p>{maySend ? hint : m.association_newsletter_only_active()}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={!isSaved}
          loading={testing.isPending}
          onClick={testing.press}
        >
          {m.association_newsletter_test()}
        </Button>
        <Button disabled={!isSaved || !maySend} onClick={() => setOpenDialog('send')}>
          {m.association_newsletter_send()}
        </Button>
        <Button variant="tertiary" onClick={() => setOpenDialog('delete')}>
          {m.association_newsletter_delete()}
        </Button>
      </div>
      {openDialog === 'send' && (
        <ConfirmDialog
          heading={m.association_newsletter_send_question()}
          yes={m.association_newsletter_send()}
          isBusy={sending.isPending}
          onConfirm={() => {
            sending.press()
            close()
          }}
          onClose={close}
        >
          <p>{audienceText(audience)}</p>
          <p>{languagesText(issue)}</p>
          <p>{m.association_newsletter_send_final()}</p>
        </ConfirmDialog>
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          heading={m.association_newsletter_delete_question()}
          yes={m.association_newsletter_delete()}
          isBusy={deleting.isPending}
          onConfirm={() => {
            deleting.press()
            close()
          }}
          onClose={close}
        >
          <p>{m.association_newsletter_delete_text()}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
