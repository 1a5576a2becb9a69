import { Button, Tag } from '@digdir/designsystemet-react'
import { EditableList } from '#core/editable/EditableList.tsx'
import { useMove } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { institutionErrorText } from '../../model/refusal-messages.ts'
import { depositFormNames } from '../../model/setup-fields.ts'
import type { InstitutionSetup, StaffInstitution } from '../contract.ts'
import { type Edited, seenOf } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'

/** The institutions in their order. */
export function Institutions(props: {
  setup: InstitutionSetup
  onEdit: (edited: Edited) => void
  onKeys: (code: string) => void
}) {
  const { setup, onEdit, onKeys } = props
  const moving = useMove<StaffInstitution>({
    idOf: ({ code }) => `institution-${code}`,
    queryKey: setupQuery.queryKey,
    send: (one, to) => saveSetup({ action: 'move-institution', seen: seenOf(one), to }),
    errorText: institutionErrorText,
  })
  return (
    <EditableList
      id="institutions-heading"
      heading={m.institution_setup_heading()}
      noneText={m.institution_setup_none()}
      addText={m.institution_add()}
      entries={setup.institutions}
      describe={(one) => ({
        key: one.code,
        name: textIn(one.name),
        details: <Details institution={one} setup={setup} />,
      })}
      more={({ code }, name) =>
        isServiceOffered('semesterFee') && (
          <Button variant="tertiary" onClick={() => onKeys(code)}>
            {m.institution_keys()}
            <span className="ds-sr-only"> {name}</span>
          </Button>
        )
      }
      moving={moving}
      onAdd={() => onEdit({ part: 'institution', seen: null })}
      onEdit={(seen) => onEdit({ part: 'institution', seen })}
    />
  )
}

function Details(props: { institution: StaffInstitution; setup: InstitutionSetup }) {
  const { code, campusId, depositForm, isActive } = props.institution
  const campus = props.setup.campuses.find(({ id }) => id === campusId)
  const parts = [
    code,
    campus && textIn(campus.name),
    m.institution_asks({ what: depositFormNames[depositForm]() }),
  ]
  return (
    <p>
      {parts.filter(Boolean).join(' · ')}{' '}
      {!isActive && <Tag data-color="neutral">{m.institution_inactive()}</Tag>}
    </p>
  )
}
