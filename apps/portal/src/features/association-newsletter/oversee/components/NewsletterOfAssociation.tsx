import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { staffNewsletterErrorText } from '../../model/refusal-messages.ts'
import type { IssueLine } from '../../write/contract.ts'
import { canBeStopped, issueName, stateText } from '../../write/issue-texts.ts'
import { newsletterQuery, stopIssue } from '../queries.ts'

/** On the page of an association for staff: the issues that it has sent, and to how many people. */
export function NewsletterOfAssociation({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(newsletterQuery(id))
  return (
    <section aria-labelledby="association-newsletter-heading">
      <h2 id="association-newsletter-heading">{m.association_newsletter_heading()}</h2>
      {error && !data && (
        <LoadFailure text={staffNewsletterErrorText(error)} retry={() => refetch()} />
      )}
      {!error && !data && <Waiting rows={2} />}
      {data && (
        <>
          <p>{m.association_newsletter_followers({ count: data.followers })}</p>
          {data.issues.length === 0 ? (
            <p>{m.association_newsletter_none_sent()}</p>
          ) : (
            <ul>
              {data.issues.map((issue) => (
                <SentIssue key={issue.id} id={id} issue={issue} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function SentIssue({ id, issue }: { id: string; issue: IssueLine }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [isAsking, setAsking] = useState(false)
  const stopping = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => stopIssue(id, issue.id)),
    onSuccess: () => showMessage(m.association_newsletter_stop_done(), 'success'),
    onError: (failure) => showMessage(staffNewsletterErrorText(failure), 'error'),
    onSettled: () => queryClient.invalidateQueries(newsletterQuery(id)),
  })
  return (
    <li>
      <strong>{issueName(issue)}</strong> {stateText(issue)}{' '}
      {canBeStopped(issue) && (
        <Button variant="secondary" loading={stopping.isPending} onClick={() => setAsking(true)}>
          {m.association_newsletter_stop()}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={m.association_newsletter_stop_question()}
          yes={m.association_newsletter_stop()}
          onConfirm={() => {
            stopping.mutate()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{m.association_newsletter_stop_text()}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
