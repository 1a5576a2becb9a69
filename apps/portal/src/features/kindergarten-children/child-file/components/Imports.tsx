import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePress } from '#core/sessions/login/use-press.ts'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { childrenKey } from '../../model/queries.ts'
import type { ChildImport } from '../contract.ts'
import { childImportErrorText } from '../file-texts.ts'
import { importsQuery, undoImport } from '../queries.ts'

/** The imports that were made; one is undone while nothing was recorded of its children. */
export function Imports() {
  const [asked, setAsked] = useState<ChildImport | null>(null)
  const { data, error, refetch } = useQuery(importsQuery)
  return (
    <section aria-labelledby="child-imports" className={styles.part}>
      <h2 id="child-imports">{m.staff_child_imports_heading()}</h2>
      {error && !data && <LoadFailure text={childImportErrorText(error)} retry={() => refetch()} />}
      {!data && !error && <Waiting rows={2} />}
      {data?.items.length === 0 && <p>{m.staff_child_imports_none()}</p>}
      {data?.items.map((made) => (
        <Import key={made.id} made={made} onUndo={() => setAsked(made)} />
      ))}
      {asked && <UndoDialog made={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Import({ made, onUndo }: { made: ChildImport; onUndo: () => void }) {
  const { id, fileName, importedAt, undoneAt, children, guardians, changed } = made
  return (
    <article aria-labelledby={`import-${id}`} className={styles.part}>
      <h3 id={`import-${id}`}>{fileName}</h3>
      <p>
        {m.staff_child_import_made({
          at: formatDayAndTime(new Date(importedAt)),
          children,
          guardians,
          changed,
        })}{' '}
        {undoneAt && m.staff_child_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })}
      </p>
      {!undoneAt && children > 0 && (
        <div className={styles.buttons}>
          <Button variant="tertiary" onClick={onUndo}>
            {m.staff_child_import_undo()}
            <span className="ds-sr-only"> {fileName}</span>
          </Button>
        </div>
      )}
    </article>
  )
}

function UndoDialog({ made, onClose }: { made: ChildImport; onClose: () => void }) {
  const undoing = usePress({
    call: () => undoImport(made.id),
    changes: childrenKey,
    done: ({ children }) => m.staff_child_import_undone({ count: children }),
    onDone: onClose,
    errorText: childImportErrorText,
  })
  return (
    <ConfirmDialog
      heading={m.staff_child_import_undo()}
      yes={m.staff_child_import_undo()}
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <p>{m.staff_child_import_undo_text({ count: made.children })}</p>
    </ConfirmDialog>
  )
}
