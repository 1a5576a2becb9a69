import { useState } from 'react'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { EditDialog } from '../../components/EditDialog.tsx'
import { newTermFields, termFields } from '../../model/term-fields.ts'
import type { CommitteeTerms, Term } from '../contract.ts'
import { TermEdit } from '../forms.ts'
import { saveTerm } from '../queries.ts'

const fieldOf = {
  TERM_ORDER: 'endsOn',
  TERM_TOO_LONG: 'endsOn',
  TERM_ENDS_IN_PAST: 'endsOn',
  TERM_STARTS_IN_PAST: 'startsOn',
  TERM_STARTED: 'startsOn',
  TERM_OVERLAPS: 'startsOn',
}

/** Gives a term, or changes one: it ends earlier or later, or has another seat. */
export function EditTerm(props: {
  term: Term | null
  found: CommitteeTerms
  onRemove: () => void
  onClose: () => void
}) {
  const { term, found, onRemove, onClose } = props
  const [today] = useState(() => osloDate(new Date()))
  const common = {
    idPrefix: 'grant-term-',
    context: found,
    schema: TermEdit,
    save: saveTerm,
    onClose,
  }
  return term ? (
    <EditDialog
      {...common}
      heading={m.grant_setup_edit_heading({ name: term.name })}
      fields={termFields}
      values={term}
      toEdit={(form) => ({
        action: 'change',
        seen: { id: term.id, version: term.version },
        form,
      })}
      draft={{ key: `grant-term:${term.id}`, version: term.version }}
      fieldOf={fieldOf}
      remove={term.when === 'coming' ? { text: m.grant_setup_remove(), onPress: onRemove } : null}
    >
      <p>{m.grant_setup_term_change()}</p>
    </EditDialog>
  ) : (
    <EditDialog
      {...common}
      heading={m.grant_setup_term_add()}
      fields={newTermFields}
      values={{ userId: '', seat: 'member', startsOn: today }}
      toEdit={(form) => ({ action: 'add', form })}
      draft={{ key: 'grant-term:new', version: null }}
      fieldOf={{ ...fieldOf, TERM_ROLE_MISSING: 'userId' }}
    />
  )
}
