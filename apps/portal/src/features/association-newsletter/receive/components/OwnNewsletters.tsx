import { Checkbox } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { newsletterErrorText } from '../../model/refusal-messages.ts'
import type { OwnNewsletters as Own } from '../contract.ts'
import { chooseNewsletter, ownNewslettersQuery } from '../queries.ts'
import styles from './OwnNewsletters.module.css'

/** Of which of their associations a member gets the newsletter. */
export function OwnNewsletters() {
  const { data, error, refetch } = useQuery(ownNewslettersQuery)
  return (
    <section className={styles.section} aria-labelledby="own-newsletters-heading">
      <h2 id="own-newsletters-heading" className={styles.heading}>
        {m.association_newsletter_own_heading()}
      </h2>
      {!data && error && <LoadFailure text={newsletterErrorText(error)} retry={() => refetch()} />}
      {!data && !error && <Waiting rows={2} />}
      {data?.length === 0 && <p>{m.association_newsletter_own_none()}</p>}
      {data && data.length > 0 && (
        <>
          <p>{m.association_newsletter_own_text()}</p>
          {data.map((one) => (
            <OwnNewsletter key={one.associationId} newsletter={one} />
          ))}
        </>
      )}
    </section>
  )
}

function OwnNewsletter({ newsletter }: { newsletter: Own['items'][number] }) {
  const { associationId, name, isWanted } = newsletter
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const choosing = useSingleMutation<unknown, boolean>({
    mutationFn: (wanted) => whileLoggedIn(() => chooseNewsletter(associationId, wanted)),
    onSuccess: (_, wanted) =>
      showMessage(
        wanted
          ? m.association_newsletter_own_begun({ association: name })
          : m.association_newsletter_own_ended({ association: name }),
        'success',
      ),
    onError: (failure) => showMessage(newsletterErrorText(failure), 'error'),
    onSettled: () => queryClient.invalidateQueries(ownNewslettersQuery),
  })
  return (
    <Checkbox
      label={name}
      checked={choosing.isPending ? Boolean(choosing.variables) : isWanted}
      onChange={({ target }) => choosing.mutate(target.checked)}
    />
  )
}
