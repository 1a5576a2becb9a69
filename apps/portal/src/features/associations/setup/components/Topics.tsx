import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { EditableList } from '#core/editable/EditableList.tsx'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useMove } from '#core/editable/use-move.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
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
    <>
      <EditableList
        id="association-topics"
        heading={m.associations_topics()}
        text={m.associations_topics_text()}
        addText={m.associations_topic_add()}
        entries={topics}
        describe={({ id, name, associations }) => ({
          key: id,
          name: textIn(name),
          details: m.associations_topic_count({ count: associations }),
        })}
        moving={moving}
        onAdd={() => setEdited({ topic: null })}
        onEdit={(topic) => setEdited({ topic })}
      />
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
    </>
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
  const queryClient = useQueryClient()
  return (
    <RemovalDialog
      heading={m.associations_topic_remove_heading({ name: textIn(topic.name) })}
      yes={m.associations_topic_remove()}
      remove={() => saveTopic({ action: 'remove', seen: seenOf(topic) })}
      removedText={m.associations_topic_removed()}
      errorText={staffFailureText}
      onSettled={() => queryClient.invalidateQueries({ queryKey: setupQuery.queryKey })}
      onClose={onClose}
    >
      <p>{m.associations_topic_remove_text()}</p>
    </RemovalDialog>
  )
}
