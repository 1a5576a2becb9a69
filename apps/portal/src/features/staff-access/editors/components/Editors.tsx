import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { EditorPerson } from '../contract.ts'
import { editorErrorText } from '../editor-texts.ts'
import { editorsQuery } from '../queries.ts'
import { EditorList } from './EditorList.tsx'
import styles from './Editors.module.css'
import { InviteEditorForm } from './InviteEditorForm.tsx'
import { RemoveEditorDialog } from './RemoveEditorDialog.tsx'

/**
 * An invitation and a removal take effect in a job: the list is asked again until it says so, or until
 * the content system has taken too long.
 */
type Change = { email: string; isInvited: boolean; until: number }

const askAgainMilliseconds = 1_500
const mostMilliseconds = 15_000

/** Who writes in the content system. */
export function Editors() {
  const [awaited, setAwaited] = useState<Change | null>(null)
  const [removed, setRemoved] = useState<EditorPerson | null>(null)
  const { data, error, refetch } = useQuery({
    ...editorsQuery,
    refetchInterval: ({ state }) =>
      awaited && isAwaited(awaited, state.data?.editors) ? askAgainMilliseconds : false,
  })
  const awaitChange = (email: string, isInvited: boolean) =>
    setAwaited({ email, isInvited, until: Date.now() + mostMilliseconds })
  const onInvited = (email: string) => awaitChange(email, true)
  return (
    <section className={styles.editors} aria-labelledby="editors-heading">
      <h2 id="editors-heading">{m.editors_heading()}</h2>
      <p>{m.editors_text()}</p>
      {data?.editors ? (
        <EditorList editors={data.editors} onInvited={onInvited} onRemove={setRemoved} />
      ) : data ? (
        <LoadFailure text={m.editors_unavailable()} retry={() => refetch()} />
      ) : error ? (
        <LoadFailure text={editorErrorText(error)} retry={() => refetch()} />
      ) : (
        <Waiting />
      )}
      {(data || error) && (
        <InviteEditorForm isFirst={data?.editors?.length === 0} onInvited={onInvited} />
      )}
      {removed && (
        <RemoveEditorDialog
          editor={removed}
          onRemoved={() => awaitChange(removed.email, false)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}

function isAwaited(
  { email, isInvited, until }: Change,
  editors: readonly EditorPerson[] | null | undefined,
): boolean {
  if (!editors || Date.now() > until) return false
  return editors.some((editor) => editor.email === email) !== isInvited
}
