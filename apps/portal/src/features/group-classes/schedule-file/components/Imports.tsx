import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../schedule/components/Schedule.module.css'
import { scheduleChanged } from '../../schedule/queries.ts'
import type { ScheduleImport } from '../contract.ts'
import { scheduleFileErrorText } from '../file-texts.ts'
import { importsQuery, undoImport } from '../queries.ts'

/** The latest imports, which can be undone while nobody has used them. Nothing before the first one. */
export function Imports() {
  const { data } = useQuery(importsQuery)
  const [asked, setAsked] = useState<ScheduleImport | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="schedule-imports-heading" className={styles.part}>
      <h2 id="schedule-imports-heading" ref={heading} tabIndex={-1}>
        {m.schedule_imports_heading()}
      </h2>
      <ul className={styles.effects}>
        {data.items.map((made) => (
          <li key={made.id}>
            <Import made={made} onUndo={() => setAsked(made)} />
          </li>
        ))}
      </ul>
      {asked && (
        <UndoDialog
          made={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            // The button that was pressed is gone.
            heading.current?.focus()
          }}
        />
      )}
    </section>
  )
}

function Import({ made, onUndo }: { made: ScheduleImport; onUndo: () => void }) {
  const { importedAt, undoneAt, added, changed } = made
  const at = formatDayAndTime(new Date(importedAt))
  return (
    <>
      <p>
        {m.schedule_import_made({ at, added, changed })}{' '}
        {undoneAt && m.schedule_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })}
      </p>
      {undoneAt === null && added > 0 && (
        <div className={styles.buttons}>
          <Button variant="tertiary" onClick={onUndo}>
            {m.schedule_import_undo()}
            <span className="ds-sr-only"> {at}</span>
          </Button>
        </div>
      )}
    </>
  )
}

function UndoDialog(props: { made: ScheduleImport; onClose: () => void; onDone: () => void }) {
  const { made, onClose, onDone } = props
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const undoing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => undoImport(made.id)),
    onSuccess: async ({ rows }) => {
      await queryClient.invalidateQueries(scheduleChanged)
      showMessage(m.schedule_undo_done({ rows }), 'success')
      onDone()
    },
    onError: (error) => setRefused(scheduleFileErrorText(error)),
  })
  return (
    <ConfirmDialog
      heading={m.schedule_undo_heading()}
      yes={m.schedule_import_undo()}
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <p>{m.schedule_undo_text({ added: made.added })}</p>
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
    </ConfirmDialog>
  )
}
