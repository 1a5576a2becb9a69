import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import styles from '../../components/Kindergarten.module.css'
import { NumberField } from '../../components/PersonFields.tsx'
import { Tick } from '../../components/Tick.tsx'
import { unstoredDraft } from '../../components/unstored-draft.ts'
import { childFields, TypedNumber } from '../../model/person-forms.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText, childFieldText } from '../../model/refusal-messages.ts'
import { FirstDay, LastDay, SizeFields } from '../../places/components/PlaceFields.tsx'
import { TypedPlace } from '../../places/forms.ts'
import type { ChildHere } from '../contract.ts'
import { addChild } from '../queries.ts'
import { ChildFields, childFieldNames } from './ChildFields.tsx'

const idPrefix = 'child-new-'
const Typed = z.extend(TypedPlace, { ...childFields, number: TypedNumber })

/** Adds a child that no file has brought. */
export function AddChild() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.staff_child_child_add()}
      </Button>
      {isOpen && <AddChildDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What the server has refused, and staff may accept. */
type Doubt = { readonly code: string; readonly childId: string | null }

function AddChildDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [isFullAccepted, setFullAccepted] = useState(false)
  const [isOtherAccepted, setOtherAccepted] = useState(false)
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      number: '',
      firstName: '',
      lastName: '',
      bornOn: '',
      departmentId: '',
      percent: 100,
      startsOn: '',
      endsOn: '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['number', ...childFieldNames, 'departmentId', 'percent', 'startsOn', 'endsOn'],
    fieldOf: { PLACE_DAYS_INVALID: 'endsOn' },
    errorText: childErrorText,
    codeText: childFieldText,
    draft: unstoredDraft,
    call: async ({ endsOn, ...typed }) => {
      try {
        return await addChild({
          ...typed,
          endsOn: endsOn || null,
          isFullAccepted,
          isOtherAccepted,
        })
      } catch (error) {
        if (error instanceof ApiError) setDoubts((before) => [...before, doubtOf(error)])
        throw error
      }
    },
    changes: childrenKey,
    done: null,
    onDone: ({ id }) => navigate({ to: '/staff/kindergartens/children/$id', params: { id } }),
    onClose,
  })
  const has = (code: string) => doubts.some((one) => one.code === code)
  const hereId = doubts.at(-1)?.childId
  return (
    <DialogForm
      heading={m.staff_child_child_add()}
      state={state}
      send={m.staff_child_child_add()}
      onClose={onClose}
    >
      <p>{m.staff_child_child_add_text()}</p>
      {hereId && (
        <p>
          <Link to="/staff/kindergartens/children/$id" params={{ id: hereId }}>
            {m.staff_child_child_see()}
          </Link>
        </p>
      )}
      <NumberField idPrefix={idPrefix} textOf={state.textOf} field={form.register('number')} />
      <ChildFields
        idPrefix={idPrefix}
        field={(name) => form.register(name)}
        textOf={state.textOf}
      />
      <SizeFields
        idPrefix={idPrefix}
        textOf={state.textOf}
        department={form.register('departmentId')}
        percent={form.register('percent', { valueAsNumber: true })}
      />
      <FirstDay
        idPrefix={idPrefix}
        label={m.staff_child_from()}
        error={state.textOf('startsOn')}
        {...form.register('startsOn')}
      />
      <LastDay idPrefix={idPrefix} error={state.textOf('endsOn')} {...form.register('endsOn')} />
      {has('CHILD_MAYBE_HERE') && (
        <Tick
          text={m.staff_child_child_other_accept()}
          isTicked={isOtherAccepted}
          onTick={setOtherAccepted}
        />
      )}
      {has('DEPARTMENT_FULL') && (
        <Tick
          text={m.staff_child_full_accept()}
          isTicked={isFullAccepted}
          onTick={setFullAccepted}
        />
      )}
    </DialogForm>
  )
}

const doubtOf = ({ code, answer }: ApiError): Doubt => ({
  code,
  childId:
    code === 'CHILD_EXISTS' || code === 'CHILD_MAYBE_HERE' ? (answer as ChildHere).childId : null,
})
