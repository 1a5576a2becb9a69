import { Button, Tag } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CaseNote, OpenCase } from '../contract.ts'
import { casesChanged, markNotesSeen, notesForMeQuery, withdrawNote } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'
import { NewNote } from './NewNote.tsx'

/** What staff write to each other about a case. */
export function Notes({ found }: { found: OpenCase }) {
  const { notes } = found
  const isNew = useSeenNotes(found.id, notes)
  const isOpen = found.closedAt === null
  if (!isOpen && notes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="notes-heading">
      <h2 id="notes-heading" className={styles.heading} tabIndex={-1}>
        {m.casework_notes()}
      </h2>
      {notes.length > 0 && (
        <ol className={styles.history}>
          {notes.map((note) => (
            <li key={note.id}>
              <About note={note} isNew={isNew(note.id)} />
              <p className={styles.comment}>{note.text}</p>
              {isOpen && note.canWithdraw && <Withdraw caseId={found.id} note={note} />}
            </li>
          ))}
        </ol>
      )}
      {isOpen && <NewNote found={found} />}
    </section>
  )
}

function About({ note, isNew }: { note: CaseNote; isNew: boolean }) {
  const names = [
    note.by || m.casework_note_gone(),
    ...(note.to ? [m.casework_note_to({ name: note.to })] : []),
  ].join(' ')
  return (
    <p className={styles.when}>
      {names}
      {', '}
      <time dateTime={note.createdAt}>{formatDayAndTime(new Date(note.createdAt))}</time>{' '}
      {isNew && <Tag data-color="info">{m.casework_note_new()}</Tag>}
    </p>
  )
}

/**
 * Notes that the reader was notified of are seen once the case is open, and are pointed out as long as it is.
 * @returns whether a note was new when the case was opened
 */
function useSeenNotes(caseId: string, notes: readonly CaseNote[]): (id: number) => boolean {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState<readonly number[]>([])
  const unseen = notes.filter(({ id, isUnseen }) => isUnseen && !seen.includes(id))
  if (unseen.length > 0) setSeen([...seen, ...unseen.map(({ id }) => id)])
  const last = Math.max(0, ...seen)
  useEffect(() => {
    if (last === 0) return
    markNotesSeen(caseId, last).then(
      () => queryClient.invalidateQueries(notesForMeQuery),
      // They are still new on the next visit.
      () => undefined,
    )
  }, [caseId, last, queryClient])
  return (id) => seen.includes(id)
}

function Withdraw({ caseId, note }: { caseId: string; note: CaseNote }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const withdrawal = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => withdrawNote(caseId, note.id)),
    onSuccess: () => {
      showMessage(m.casework_note_withdrawn(), 'success')
      document.getElementById('notes-heading')?.focus()
    },
    onError: (error) => showMessage(caseErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries(casesChanged),
  })
  const time = formatDayAndTime(new Date(note.createdAt))
  return (
    <Button
      variant="tertiary"
      data-size="sm"
      aria-label={m.casework_note_withdraw_of({ time })}
      loading={withdrawal.isPending}
      onClick={() => withdrawal.mutate()}
    >
      {m.casework_note_withdraw()}
    </Button>
  )
}
