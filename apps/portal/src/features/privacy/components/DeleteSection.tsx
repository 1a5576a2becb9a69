import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { DeletionPreview } from '../contract.ts'
import { deletionQuery } from '../queries.ts'
import { deletionTexts } from '../refusal-messages.ts'
import { DeleteForm } from './DeleteForm.tsx'
import styles from './Privacy.module.css'

/** What deletion takes along and what it leaves, said first; then the way to do it. */
export function DeleteSection({ onDeleted }: { onDeleted: () => void }) {
  const preview = useQuery(deletionQuery())
  return (
    <section aria-labelledby="delete-heading" className={styles.section}>
      <h2 id="delete-heading">{m.privacy_delete_heading()}</h2>
      <p className={styles.text}>
        {isServiceOffered('sports') ? m.privacy_delete_text() : m.privacy_delete_text_plain()}
      </p>
      {preview.data ? (
        <>
          <Consequences preview={preview.data} />
          {preview.data.blockedBy.length > 0 ? (
            <Alert data-color="warning">
              {preview.data.blockedBy.map((code) => (
                <p key={code}>{deletionTexts[code]()}</p>
              ))}
            </Alert>
          ) : (
            <DeleteForm onDeleted={onDeleted} />
          )}
        </>
      ) : preview.isError ? (
        <LoadFailure text={m.privacy_delete_load_error()} retry={() => preview.refetch()} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function Consequences({ preview: { removed, kept } }: { preview: DeletionPreview }) {
  return (
    <>
      <h3>{m.privacy_delete_removed()}</h3>
      <ul className={styles.names}>
        {removed.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>{m.privacy_delete_kept()}</h3>
      <ul className={styles.reasons}>
        {kept.map(({ name, because }) => (
          <li key={name}>
            <strong>{name}:</strong> {because}
          </li>
        ))}
        <li>{m.privacy_delete_accounting()}</li>
        <li>{m.privacy_delete_backups()}</li>
      </ul>
    </>
  )
}
