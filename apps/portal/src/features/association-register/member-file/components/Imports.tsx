import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../model/Register.module.css'
import { registerErrorText } from '../../model/refusal-messages.ts'
import { useRegisterAction } from '../../model/use-register-action.ts'
import type { FileImport } from '../contract.ts'
import { importsQuery, undoImport } from '../queries.ts'

/** Milliseconds after which a job that writes mails is asked for again. */
const lookAgainAfter = 3_000

/** The files that were imported, with how far their mails have come. */
export function Imports({ id }: { id: string }) {
  const [undoing, setUndoing] = useState<FileImport | null>(null)
  const { data, error, refetch } = useQuery({
    ...importsQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ waiting }) => waiting > 0) && lookAgainAfter,
  })
  const isFailed = error !== null && !data
  if (isFailed) return <LoadFailure text={registerErrorText(error)} retry={() => refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="imports-heading">
      <h3 id="imports-heading">{m.register_imports()}</h3>
      <Rows>
        {data.items.map((made) => (
          <Row
            key={made.id}
            name={made.fileName}
            details={<span role="status">{importText(made)}</span>}
            action={
              made.undoneAt === null &&
              made.open > 0 && (
                <Button variant="tertiary" data-size="sm" onClick={() => setUndoing(made)}>
                  {m.register_import_undo()}
                  <span className="ds-sr-only"> {made.fileName}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {undoing && <Undo id={id} made={undoing} onClose={() => setUndoing(null)} />}
    </section>
  )
}

function importText(made: FileImport): string {
  const at = formatDayAndTime(new Date(made.importedAt))
  if (made.undoneAt !== null) return m.register_import_was_undone({ at, count: made.lines })
  return made.waiting > 0
    ? m.register_import_waiting({ at, count: made.lines, waiting: made.waiting })
    : m.register_import_sent({ at, count: made.lines, open: made.open })
}

function Undo(props: { id: string; made: FileImport; onClose: () => void }) {
  const { id, made, onClose } = props
  const undoing = useRegisterAction(id, {
    act: () => undoImport(id, made.id),
    doneText: ({ withdrawn }) => m.register_import_undo_done({ count: withdrawn }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      heading={m.register_import_undo_heading({ file: made.fileName })}
      yes={m.register_import_undo()}
      isBusy={undoing.isPending}
      onConfirm={() => undoing.mutate(undefined)}
      onClose={onClose}
    >
      <p>{m.register_import_undo_text({ count: made.open })}</p>
    </ConfirmDialog>
  )
}
