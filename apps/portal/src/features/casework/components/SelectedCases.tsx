import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import type { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CaseLine } from '../contract.ts'
import { assignAll, casesChanged } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'

type Selection = ReturnType<typeof useRowSelection<CaseLine>>

/** What can be done with several cases at once: to say who works on them. */
export function SelectedCases({ selection }: { selection: Selection }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const chosen = selection.chosen.map(({ id, assignee }) => ({ id, seen: assignee?.id ?? null }))
  const assigning = useSingleMutation({
    mutationFn: (isMine: boolean) => whileLoggedIn(() => assignAll({ isMine, cases: chosen })),
    onSuccess: ({ refused }, isMine) => {
      const count = chosen.length - refused.length
      const done = isMine ? m.casework_taken({ count }) : m.casework_given_back({ count })
      if (refused.length === 0) showMessage(done, 'success')
      else showMessage(`${done} ${m.casework_not_assigned({ count: refused.length })}`, 'error')
      selection.clear()
    },
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  const assign = (isMine: boolean) => {
    if (!assigning.isPending) assigning.mutate(isMine)
  }
  return (
    <section className={styles.selection} aria-label={m.casework_selection()}>
      <p role="status">{m.casework_selected({ count: chosen.length })}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          data-size="sm"
          loading={assigning.isPending && assigning.variables}
          onClick={() => assign(true)}
        >
          {m.casework_take_selected()}
        </Button>
        <Button
          variant="secondary"
          data-size="sm"
          loading={assigning.isPending && !assigning.variables}
          onClick={() => assign(false)}
        >
          {m.casework_give_back_selected()}
        </Button>
      </div>
    </section>
  )
}
