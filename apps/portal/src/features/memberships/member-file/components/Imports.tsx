import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import styles from '#core/table-files/ImportPage.module.css'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { MemberImport } from '../contract.ts'
import { memberImportErrorText } from '../file-texts.ts'
import { importsQuery } from '../queries.ts'
import { type ImportAction, ImportDialog } from './ImportDialog.tsx'

/** Milliseconds. */
const lookAgainAfter = 3_000

const isWaiting = ({ undoneAt, uninvited }: MemberImport) => undoneAt === null && uninvited > 0

/** The imports that were made: their people are invited here, and they are undone. */
export function Imports() {
  const [asked, setAsked] = useState<{ made: MemberImport; action: ImportAction } | null>(null)
  const [acted, setActed] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...importsQuery,
    // A job writes the invitations.
    refetchInterval: ({ state }) =>
      state.data?.items.some((made) => made.id === acted && isWaiting(made)) && lookAgainAfter,
  })
  return (
    <section aria-labelledby="member-imports-heading" className={styles.part}>
      <h2 id="member-imports-heading">{m.member_imports_heading()}</h2>
      {error && !data && (
        <LoadFailure text={memberImportErrorText(error)} retry={() => refetch()} />
      )}
      {!data && !error && <Waiting rows={2} />}
      {data?.items.length === 0 && <p>{m.member_imports_none()}</p>}
      {data?.items.map((made) => (
        <Import
          key={made.id}
          made={made}
          isActedOn={acted === made.id}
          onAsk={(action) => {
            setActed(null)
            setAsked({ made, action })
          }}
        />
      ))}
      {asked && (
        <ImportDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            setActed(asked.made.id)
          }}
        />
      )}
    </section>
  )
}

function Import(props: {
  made: MemberImport
  isActedOn: boolean
  onAsk: (action: ImportAction) => void
}) {
  const { made, isActedOn, onAsk } = props
  const { id, fileName, importedAt, undoneAt, accounts, added, changed, invited, uninvited } = made
  const heading = useRef<HTMLHeadingElement>(null)
  const invitable = undoneAt ? 0 : uninvited
  // The button that was pressed goes when what it does is done, and the focus with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isActedOn && isLost && invitable === 0) heading.current?.focus()
  }, [isActedOn, invitable])
  return (
    <article aria-labelledby={`import-${id}`} className={styles.part}>
      <h3 id={`import-${id}`} ref={heading} tabIndex={-1}>
        {fileName}
      </h3>
      <p>
        {m.member_import_made({
          at: formatDayAndTime(new Date(importedAt)),
          added,
          changed,
          accounts,
        })}{' '}
        {undoneAt
          ? m.member_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })
          : accounts > 0 && m.imported_people_invitations({ invited, uninvited })}
      </p>
      {!undoneAt && (
        <div className={styles.buttons}>
          {uninvited > 0 && (
            <Button variant="secondary" onClick={() => onAsk('invite')}>
              {m.imported_people_invite()}
              <span className="ds-sr-only"> {fileName}</span>
            </Button>
          )}
          {added > 0 && (
            <Button variant="tertiary" onClick={() => onAsk('undo')}>
              {m.member_import_undo()}
              <span className="ds-sr-only"> {fileName}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
