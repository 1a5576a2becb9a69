import { EditableList } from '#core/editable/EditableList.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import type { InstitutionSetup, StaffCampus } from '../contract.ts'
import { type Edited, seenOf } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'

/** The campuses in their order. */
export function Campuses(props: { setup: InstitutionSetup; onEdit: (edited: Edited) => void }) {
  const { setup, onEdit } = props
  const moving = useMove<StaffCampus>({
    idOf: ({ id }) => `campus-${id}`,
    queryKey: setupQuery.queryKey,
    send: (one, to) => saveSetup({ action: 'move-campus', seen: seenOf(one), to }),
    errorText: institutionErrorText,
  })
  return (
    <EditableList
      id="campuses-heading"
      heading={m.institution_campuses()}
      text={m.institution_campuses_text()}
      addText={m.institution_campus_add()}
      entries={setup.campuses}
      describe={({ id, name, institutions }) => ({
        key: id,
        name: textIn(name),
        details: <p>{m.institution_campus_count({ count: institutions })}</p>,
      })}
      moving={moving}
      onAdd={() => onEdit({ part: 'campus', seen: null })}
      onEdit={(seen) => onEdit({ part: 'campus', seen })}
    />
  )
}
