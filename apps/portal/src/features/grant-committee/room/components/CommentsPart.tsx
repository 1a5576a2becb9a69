import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { longest } from '#core/grants/limits.ts'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { formatBriefDate } from '#platform/time/format.ts'
import { useNow } from '#platform/time/use-now.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { type Comment, CommentText, type OpenItem } from '../../model/contract.ts'
import { fieldText } from '../field-text.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

type Props = { room: Room; item: OpenItem; comments: readonly Comment[] }

const fieldId = 'grant-committee-comment'

/** What members write to each other about an application. */
export function CommentsPart({ room: { list, marking, isClosed }, item, comments }: Props) {
  const [edited, setEdited] = useState<Comment | null>(null)
  const [problem, setProblem] = useState<string>()
  const form = useForm({ defaultValues: { text: '' } })
  const draft = useStaffDraft(form, { key: `grant-comment:${item.id}`, fields: ['text'] })
  const now = useNow(Date.now())
  useShortcuts({ c: () => document.getElementById(fieldId)?.focus() })

  function mark(comment: Pick<Comment, 'id' | 'at'>, text: string | null): void {
    marking.mark({
      kind: 'comment',
      roundId: list.id,
      applicationId: item.id,
      version: item.version,
      id: comment.id,
      at: comment.at,
      text,
    })
  }
  function empty(): void {
    draft.forget()
    form.reset()
    setEdited(null)
  }
  function send(): void {
    const parsed = CommentText.safeParse(form.getValues('text'))
    setProblem(parsed.success ? undefined : parsed.error.issues[0]?.message)
    if (!parsed.success) return
    mark(edited ?? { id: crypto.randomUUID(), at: new Date().toISOString() }, parsed.data)
    empty()
  }

  return (
    <section className={styles.part} aria-labelledby="grant-committee-comments">
      <h3 id="grant-committee-comments">{m.grant_committee_comments()}</h3>
      {comments.length === 0 && <p>{m.grant_committee_no_comments()}</p>}
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={styles.quiet}>
              {comment.by ?? m.grant_committee_gone_member()},{' '}
              {formatBriefDate(new Date(comment.at), now)}
              {comment.version !== item.version &&
                ` (${m.grant_committee_of_version({ version: comment.version })})`}
            </p>
            <p className={styles.written}>{comment.text}</p>
            {comment.isOwn && !isClosed && (
              <p className={styles.buttons}>
                <Button
                  variant="tertiary"
                  data-size="sm"
                  onClick={() => {
                    setEdited(comment)
                    form.setValue('text', comment.text, { shouldDirty: true })
                    document.getElementById(fieldId)?.focus()
                  }}
                >
                  {m.grant_committee_comment_change()}
                </Button>
                <Button
                  variant="tertiary"
                  data-size="sm"
                  data-color="danger"
                  onClick={() => mark(comment, null)}
                >
                  {m.grant_committee_comment_remove()}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {!isClosed && (
        <>
          <TextArea
            id={fieldId}
            label={edited ? m.grant_committee_comment_change() : m.grant_committee_comment()}
            hint={m.grant_committee_comment_hint()}
            maxLength={longest.comment}
            error={fieldText(problem)}
            {...form.register('text')}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) send()
            }}
          />
          <DraftNote draft={draft} />
          <p className={styles.buttons}>
            <Button variant="secondary" onClick={send}>
              {m.grant_committee_comment_send()}
            </Button>
            {edited && (
              <Button variant="tertiary" onClick={empty}>
                {m.dialog_cancel()}
              </Button>
            )}
          </p>
        </>
      )}
    </section>
  )
}
