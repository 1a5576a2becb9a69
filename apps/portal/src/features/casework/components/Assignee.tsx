import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { OpenCase } from '../contract.ts'
import { assign, casesChanged } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'

/** Who works on the case; others see that before they start. */
export function Assignee({ found }: { found: OpenCase }) {
  const user = useSessionUser()
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const isMine = found.assignee !== null && found.assignee.id === user?.id
  const assigning = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() => assign(found.id, { isMine: !isMine, seen: found.assignee?.id ?? null })),
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  return (
    <section className={styles.assignee} aria-label={m.casework_assignee()}>
      <p role="status">{holderText(found, isMine)}</p>
      <Button variant="secondary" loading={assigning.isPending} onClick={() => assigning.mutate()}>
        {isMine ? m.casework_give_back() : m.casework_take()}
      </Button>
    </section>
  )
}

function holderText({ assignee }: OpenCase, isMine: boolean): string {
  if (!assignee) return m.casework_free()
  return isMine ? m.casework_yours() : m.casework_taken_by({ name: assignee.name })
}
