import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useMove } from '#core/editable/use-move.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Associations.module.css'
import { staffFailureText } from '../../model/refusal-messages.ts'
import { topicFields } from '../../model/staff-fields.ts'
import type { Topic } from '../contract.ts'
import { TopicEdit } from '../forms.ts'
import { saveTopic, setupQuery } from '../queries.ts'
import { topicFieldText } from '../topic-field-text.ts'

type Edited = { readonly topic: Topic | null }

const seenOf = ({ id, version }: Topic) => ({ id, version })

/** The topics in their order. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Topic | null>(null)
  const moving = useMove<Topic>({
    idOf: ({ id }) => `association-topic-${id}`,
    queryKey: setupQuery.queryKey,
    send: (one, to) => saveTopic({ action: 'move', seen: seenOf(one), to }),
    errorText: staffFailureText,
  })
  return (
    <section aria-labelledby="association-topics" className={styles.part}>
      <div className={styles.head}>
        <h2 id="association-topics">{m.associations_topics()}</h2>
        <Button variant="secondary" onClick={() => setEdited({ topic: null })}>
          {m.associations_topic_add()}
        </Button>
      </div>
      <p>{m.associations_topics_text()}</p>
      {topics.length > 0 && (
        <Rows label={m.associations_topics()}>
          {topics.map((one, place) => {
            const name = textIn(one.name)
            return (
              <Row
                key={one.id}
                name={name}
                details={m.associations_topic_count({ count: one.associations })}
                action={
                  <>
                    <Button variant="tertiary" onClick={() => setEdited({ topic: one })}>
                      {m.associations_topic_edit()}
                      <span className="ds-sr-only"> {name}</span>
                    </Button>
                    <MoveButtons
                      name={name}
                      moving={moving}
                      entry={one}
                      isFirst={place === 0}
                      isLast={place === topics.length - 1}
                    />
                  </>
                }
              />
            )
          })}
        </Rows>
      )}
      {edited && (
        <EditTopic
          topic={edited.topic}
          onRemove={() => {
            setRemoved(edited.topic)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveTopic topic={removed} onClose={() => setRemoved(null)} />}
    </section>
  )
}

function EditTopic(props: { topic: Topic | null; onRemove: () => void; onClose: () => void }) {
  const { topic, onRemove, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(topicFields, {
    idPrefix: 'association-topic-',
    values: topic ?? {},
    schema: TopicEdit,
    toEdit: (values) =>
      topic
        ? { action: 'change', seen: seenOf(topic), form: values }
        : { action: 'add', form: values },
    draft: { key: `association-topic:${topic?.id ?? 'new'}`, version: topic?.version ?? null },
    errorText: staffFailureText,
    codeText: topicFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveTopic(edit))
        draft.forget()
        showMessage(m.associations_saved(), 'success')
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })
      }
    },
  })
  return (
    <Dialog
      heading={topic ? m.associations_topic_edit_heading() : m.associations_topic_add()}
      onClose={onClose}
    >
      <EditableForm
        form={form}
        context={null}
        more={
          topic && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={onRemove}
            >
              {m.associations_topic_remove()}
            </Button>
          )
        }
      />
    </Dialog>
  )
}

function RemoveTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const removing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => saveTopic({ action: 'remove', seen: seenOf(topic) })),
    onSuccess: () => {
      showMessage(m.associations_topic_removed(), 'success')
      onClose()
    },
    onError: (error) => setRefused(staffFailureText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
  })
  return (
    <ConfirmDialog
      heading={m.associations_topic_remove_heading({ name: textIn(topic.name) })}
      yes={m.associations_topic_remove()}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{m.associations_topic_remove_text()}</p>
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
