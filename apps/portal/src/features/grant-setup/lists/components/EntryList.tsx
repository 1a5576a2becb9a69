import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { EditableList } from '#core/editable/EditableList.tsx'
import type { Fields } from '#core/editable/field.ts'
import { RemovalDialog } from '#core/editable/RemovalDialog.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { EditDialog } from '../../components/EditDialog.tsx'
import styles from '../../components/GrantSetup.module.css'
import { useSetupAction } from '../../components/use-setup-action.ts'
import type { ListContext } from '../../model/list-fields.ts'
import { setupErrorText } from '../../model/refusal-messages.ts'
import { ListEdit, type ListPart } from '../forms.ts'
import { saveList } from '../queries.ts'

type Entry = {
  readonly id: string
  readonly version: number
  readonly isRemoved: boolean
  readonly name: Localized
}

type Props<One extends Entry> = {
  part: ListPart
  heading: string
  text?: string
  noneText?: string
  addText: string
  /** Those of one list, also removed ones. */
  entries: readonly One[]
  details: (one: One) => ReactNode
  fields: Fields<ListContext>
  /** What a new one has at first. */
  initial: Readonly<Record<string, unknown>>
  context: ListContext
  /** What belongs to a new one besides its form. */
  addWith?: { readonly typeId: string }
  fieldOf?: Readonly<Record<string, string>>
  /** What a change means for whom. */
  changeText?: (one: One) => string
  removeText: string
}

const seenOf = ({ id, version }: Entry) => ({ id, version })

/** One list of the setup: in the order that staff set, with what was removed below it. */
export function EntryList<One extends Entry>(props: Props<One>) {
  const { part, heading, text, noneText, addText, entries, details, addWith, removeText } = props
  const [edited, setEdited] = useState<{ one: One | null } | null>(null)
  const [removed, setRemoved] = useState<One | null>(null)
  const queryClient = useQueryClient()
  const moving = useMove<One>({
    idOf: ({ id }) => `grant-${part}-${id}`,
    queryKey: staffKey,
    send: (one, to) => saveList({ action: 'move', part, seen: seenOf(one), to }),
    errorText: setupErrorText,
  })
  const id = `grant-${part}-${addWith?.typeId ?? 'list'}`
  return (
    <div className={styles.part}>
      <EditableList
        id={id}
        heading={heading}
        {...(text !== undefined && { text })}
        {...(noneText !== undefined && { noneText })}
        addText={addText}
        entries={entries.filter(({ isRemoved }) => !isRemoved)}
        describe={(one) => ({ key: one.id, name: textIn(one.name), details: details(one) })}
        moving={moving}
        onAdd={() => setEdited({ one: null })}
        onEdit={(one) => setEdited({ one })}
      />
      <RemovedEntries part={part} entries={entries.filter(({ isRemoved }) => isRemoved)} />
      {edited && (
        <EditEntry
          {...props}
          one={edited.one}
          onRemove={() => {
            setRemoved(edited.one)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemovalDialog
          heading={m.grant_setup_remove_heading({ name: textIn(removed.name) })}
          yes={m.grant_setup_remove()}
          remove={() => saveList({ action: 'remove', part, seen: seenOf(removed) })}
          removedText={m.grant_setup_removed()}
          errorText={setupErrorText}
          onSettled={() => queryClient.invalidateQueries({ queryKey: staffKey })}
          onClose={() => setRemoved(null)}
        >
          <p>{removeText}</p>
        </RemovalDialog>
      )}
    </div>
  )
}

function EditEntry<One extends Entry>(
  props: Props<One> & { one: One | null; onRemove: () => void; onClose: () => void },
) {
  const { part, addText, fields, initial, context, addWith, fieldOf, changeText, one } = props
  const name = one ? textIn(one.name) : ''
  return (
    <EditDialog
      heading={one ? m.grant_setup_edit_heading({ name }) : addText}
      idPrefix={`grant-${part}-`}
      fields={fields}
      values={one ?? initial}
      context={context}
      schema={ListEdit}
      toEdit={(form) =>
        one
          ? { action: `change-${part}`, seen: seenOf(one), form }
          : { action: `add-${part}`, ...addWith, form }
      }
      draft={{
        key: `grant-${part}:${one?.id ?? addWith?.typeId ?? 'new'}`,
        version: one?.version ?? null,
      }}
      {...(fieldOf && { fieldOf })}
      save={saveList}
      remove={one && { text: m.grant_setup_remove(), onPress: props.onRemove }}
      onClose={props.onClose}
    >
      {one && changeText && <p>{changeText(one)}</p>}
    </EditDialog>
  )
}

/** What was removed stays for what was written with it, and can be used again. */
function RemovedEntries({ part, entries }: { part: ListPart; entries: readonly Entry[] }) {
  const restoring = useSetupAction<Entry>({
    call: (one) => saveList({ action: 'restore', part, seen: seenOf(one) }),
    done: () => m.grant_setup_restored(),
  })
  if (entries.length === 0) return null
  return (
    <details>
      <summary>{m.grant_setup_removed_count({ count: entries.length })}</summary>
      <Rows>
        {entries.map((one) => (
          <Row
            key={one.id}
            name={textIn(one.name)}
            action={
              <Button
                variant="tertiary"
                disabled={restoring.isPending}
                onClick={() => restoring.mutate(one)}
              >
                {m.grant_setup_restore()}
                <span className="ds-sr-only"> {textIn(one.name)}</span>
              </Button>
            }
          />
        ))}
      </Rows>
    </details>
  )
}
