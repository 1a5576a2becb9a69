import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { MemberImport } from '../contract.ts'
import { memberImportErrorText } from '../file-texts.ts'
import { importsQuery } from '../queries.ts'
import { type ImportAction, ImportDialog } from './ImportDialog.tsx'
import styles from './MemberImport.module.css'

/** The imports that were made: their people are invited here, and they are undone. */
export function Imports() {
  const { data, error, refetch } = useQuery(importsQuery)
  const [asked, setAsked] = useState<{ made: MemberImport; action: ImportAction } | null>(null)
  return (
    <section aria-labelledby="member-imports-heading" className={styles.part}>
      <h2 id="member-imports-heading">{m.member_imports_heading()}</h2>
      {error && !data && (
        <LoadFailure text={memberImportErrorText(error)} retry={() => refetch()} />
      )}
      {!data && !error && <Waiting rows={2} />}
      {data?.items.length === 0 && <p>{m.member_imports_none()}</p>}
      {data?.items.map((made) => (
        <Import key={made.id} made={made} onAsk={(action) => setAsked({ made, action })} />
      ))}
      {asked && <ImportDialog {...asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Import({ made, onAsk }: { made: MemberImport; onAsk: (action: ImportAction) => void }) {
  const { id, fileName, importedAt, undoneAt, accounts, added, changed, invited, uninvited } = made
  return (
    <article aria-labelledby={`import-${id}`} className={styles.part}>
      <h3 id={`import-${id}`}>{fileName}</h3>
      <p>
        {m.member_import_made({
          at: formatDayAndTime(new Date(importedAt)),
          added,
          changed,
          accounts,
        })}{' '}
        {undoneAt
          ? m.member_import_undone_at({ at: formatDayAndTime(new Date(undoneAt)) })
          : accounts > 0 && m.member_import_invitations({ invited, uninvited })}
      </p>
      {!undoneAt && (
        <div className={styles.buttons}>
          {uninvited > 0 && (
            <Button variant="secondary" onClick={() => onAsk('invite')}>
              {m.member_import_invite()}
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
