import { m } from '#messages'
import { EditDialog } from '../../components/EditDialog.tsx'
import { kindergartenFields } from '../../model/fields.ts'
import type { KindergartenEntry } from '../contract.ts'
import { AddKindergarten, ChangeKindergarten } from '../forms.ts'
import { addKindergarten, changeKindergarten } from '../queries.ts'

const common = {
  idPrefix: 'kindergarten-',
  fields: kindergartenFields,
  context: null,
  fieldOf: { KINDERGARTEN_NAME_TAKEN: 'name' },
} as const

/** What a new kindergarten has at first. */
const initial = {
  opensAt: '07:30',
  closesAt: '17:00',
  absenceUntil: '09:00',
  noticeMonths: 2,
}

/** Adds a kindergarten. */
export function AddKindergartenDialog(props: {
  onAdded: (id: string) => void
  onClose: () => void
}) {
  return (
    <EditDialog
      {...common}
      heading={m.kindergarten_setup_add()}
      values={initial}
      schema={AddKindergarten}
      toEdit={(form) => ({ form })}
      draft={{ key: 'kindergarten-setup:new' }}
      save={addKindergarten}
      onSaved={({ id }) => props.onAdded(id)}
      onClose={props.onClose}
    />
  )
}

/** Changes a kindergarten. */
export function ChangeKindergartenDialog(props: {
  kindergarten: KindergartenEntry
  onClose: () => void
}) {
  const { kindergarten, onClose } = props
  const { id, version, ...values } = kindergarten
  return (
    <EditDialog
      {...common}
      heading={m.kindergarten_setup_change()}
      values={values}
      schema={ChangeKindergarten}
      toEdit={(form) => ({ version, form })}
      draft={{ key: `kindergarten-setup:${id}`, version }}
      save={(edit) => changeKindergarten(id, edit)}
      onClose={onClose}
    />
  )
}
