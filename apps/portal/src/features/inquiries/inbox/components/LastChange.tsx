import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { toItem } from '#core/staff-area/queue/queue.ts'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { inboxQueue } from '../inbox-queue.ts'
import { type LastChange, setLastChange, useLastChange } from '../last-change.ts'
import { allInboxQueries, reopenInquiries } from '../queries.ts'
import { inboxErrorText } from '../refusal-messages.ts'
import styles from './Inbox.module.css'

/**
 * What was just done with other inquiries, with its undo.
 * @param id the inquiry that is open, which says so itself
 */
export function LastChangeBar({ id, list }: { id: string | null; list: TableSearch }) {
  const change = useLastChange()
  return (
    <div role="status" data-screen-only>
      {change && (id === null || change.id !== id) && <Bar change={change} list={list} />}
    </div>
  )
}

function Bar({ change, list }: { change: LastChange; list: TableSearch }) {
  return (
    <p className={styles.lastChange}>
      <span>{change.text}</span>
      <span className={styles.buttons}>
        {change.id !== null && (
          <Link {...toItem(inboxQueue(list), change.id)}>{m.inbox_open_it()}</Link>
        )}
        {change.closed.length > 0 && <Undo closed={change.closed} />}
      </span>
    </p>
  )
}

function Undo({ closed }: Pick<LastChange, 'closed'>) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => reopenInquiries({ inquiries: closed })),
    onSuccess: ({ refused }) => {
      const count = closed.length - refused.length
      const done = m.inbox_reopened({ count })
      if (refused.length === 0) showMessage(done, 'success')
      else showMessage(`${done} ${m.inbox_not_changed({ count: refused.length })}`, 'error')
      setLastChange(null)
    },
    onError: (error) => showMessage(inboxErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(allInboxQueries),
  })
  return (
    <Button variant="secondary" data-size="sm" loading={isPending} onClick={() => mutate()}>
      {m.inbox_undo()}
    </Button>
  )
}
