import { Button, Label } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import type { useRowSelection } from '#ui/data-table/use-row-selection.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { InboxCategories, InquiryLine, SeveralChanged } from '../contract.ts'
import { afterClosing, setLastChange } from '../last-change.ts'
import { allInboxQueries, assignInquiries, closeInquiries } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'
import styles from './Inbox.module.css'

type Props = {
  selection: ReturnType<typeof useRowSelection<InquiryLine>>
  answerers: InboxCategories['answerers']
}

/** What can be done with several inquiries at once: assign them, and close them without an answer. */
export function SelectedInquiries({ selection, answerers }: Props) {
  const { chosen } = selection
  const ownId = useSessionUser()?.id ?? ''
  const select = useId()
  const assigning = useChange(selection, {
    run: (assignee: string | null) =>
      assignInquiries({
        assignee,
        inquiries: chosen.map(({ id, assignee: seen }) => ({ id, seen: seen?.id ?? null })),
      }),
    text: (count, assignee) =>
      assignee === null ? m.inbox_released({ count }) : m.inbox_assigned({ count }),
  })
  const closing = useChange(selection, {
    run: () => closeInquiries({ inquiries: chosen.map(({ id, version }) => ({ id, version })) }),
    text: (count) => m.inbox_closed_several({ count }),
    onDone: (refused) => {
      const closed = chosen.filter(({ id }) => refused.every((other) => other.id !== id))
      if (closed.length > 0)
        setLastChange({
          text: m.inbox_closed_several({ count: closed.length }),
          closed: afterClosing(closed.map(({ id, version }) => ({ id, version }))),
          id: null,
        })
    },
  })
  const others = answerers.filter(({ id }) => id !== ownId)
  return (
    <section className={styles.selection} aria-label={m.inbox_selection()}>
      <p role="status">{m.inbox_selected({ count: chosen.length })}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          data-size="sm"
          loading={assigning.isPending && assigning.variables === ownId}
          onClick={() => assigning.mutate(ownId)}
        >
          {m.inbox_take_selected()}
        </Button>
        <span className={styles.assign}>
          <Label htmlFor={select}>{m.inbox_assign_selected()}</Label>
          <select
            id={select}
            className="ds-input"
            value=""
            disabled={assigning.isPending}
            onChange={({ target: { value } }) => assigning.mutate(value === '-' ? null : value)}
          >
            <option value="">{m.inbox_assign_choose()}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="-">{m.inbox_nobody()}</option>
          </select>
        </span>
        <Button
          variant="secondary"
          data-size="sm"
          loading={closing.isPending}
          onClick={() => closing.mutate(null)}
        >
          {m.inbox_close()}
        </Button>
      </div>
    </section>
  )
}

type Change = {
  run: (to: string | null) => Promise<SeveralChanged>
  text: (count: number, to: string | null) => string
  onDone?: (refused: SeveralChanged['refused']) => void
}

/** Changes what is chosen, and says how many inquiries were changed and how many could not be. */
function useChange({ chosen, clear }: Props['selection'], { run, text, onDone }: Change) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (to: string | null) => whileLoggedIn(() => run(to)),
    onSuccess: ({ refused }, to) => {
      const done = text(chosen.length - refused.length, to)
      if (refused.length > 0)
        showMessage(`${done} ${m.inbox_not_changed({ count: refused.length })}`, 'error')
      else if (!onDone) showMessage(done, 'success')
      onDone?.(refused)
      clear()
    },
    onError: (error) => showMessage(inboxErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(allInboxQueries),
  })
}
