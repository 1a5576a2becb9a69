import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import styles from '../../components/Kindergarten.module.css'
import { Tick } from '../../components/Tick.tsx'
import type { StaffPlace, StaffRequest } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText, childFieldText } from '../../model/refusal-messages.ts'
import { type PlaceForm, type PlaceMove, TypedPlace } from '../forms.ts'
import { addPlace, correctPlace, movePlace } from '../queries.ts'
import { FirstDay, LastDay, SizeFields } from './PlaceFields.tsx'

const idPrefix = 'child-place-'
/** What is done with a place. `move`: from a day on, another department or share. */
export type PlaceChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'correct'; readonly place: StaffPlace }
  | { readonly kind: 'move'; readonly place: StaffPlace; readonly accepts?: Accepts }

/** A guardian's request that is accepted with the move. */
type Accepts = {
  readonly request: StaffRequest
  readonly send: (move: PlaceMove) => Promise<unknown>
}

type Props = { childId: string; change: PlaceChange; onClose: () => void }

/** Gives a child a place, moves it, or corrects and ends what it has. */
export function PlaceDialog({ childId, change, onClose }: Props) {
  const [isFull, setFull] = useState(false)
  const [isFullAccepted, setFullAccepted] = useState(false)
  const place = change.kind === 'add' ? null : change.place
  const isMove = change.kind === 'move'
  const request = change.kind === 'move' ? change.accepts?.request : undefined
  const form = useForm({
    resolver: zodResolver(TypedPlace),
    defaultValues: {
      departmentId: place?.departmentId ?? '',
      percent: request?.percent ?? place?.percent ?? 100,
      startsOn: (isMove ? request?.wantedOn : place?.startsOn) ?? '',
      endsOn: (!isMove && place?.endsOn) || '',
    },
    shouldFocusError: false,
  })
  const fields = isMove
    ? (['startsOn', 'departmentId', 'percent'] as const)
    : (['departmentId', 'percent', 'startsOn', 'endsOn'] as const)
  const state = useDialogForm(form, {
    idPrefix,
    fields,
    fieldOf: { PLACE_DAYS_INVALID: isMove ? 'startsOn' : 'endsOn' },
    errorText: childErrorText,
    codeText: childFieldText,
    draft: {
      key: `kindergarten-place:${request?.id ?? place?.id ?? childId}.${change.kind}`,
      fields,
    },
    call: async ({ startsOn, endsOn, ...values }) => {
      try {
        return await send(childId, change, {
          ...values,
          startsOn,
          endsOn: endsOn || null,
          isFullAccepted,
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'DEPARTMENT_FULL') setFull(true)
        throw error
      }
    },
    changes: childrenKey,
    done: () => (request ? m.staff_child_request_decided_done() : m.staff_child_saved()),
    onClose,
  })
  const { heading, text } = texts[request ? 'request' : change.kind]
  return (
    <DialogForm heading={heading()} state={state} send={m.staff_child_save()} onClose={onClose}>
      <p>{text()}</p>
      {request?.note && <blockquote className={styles.text}>{request.note}</blockquote>}
      {isMove && (
        <FirstDay
          idPrefix={idPrefix}
          label={m.staff_child_move_from()}
          error={state.textOf('startsOn')}
          {...form.register('startsOn')}
        />
      )}
      <SizeFields
        idPrefix={idPrefix}
        textOf={state.textOf}
        department={form.register('departmentId', { onChange: () => setFull(false) })}
        percent={form.register('percent', { valueAsNumber: true })}
      />
      {!isMove && (
        <>
          <FirstDay
            idPrefix={idPrefix}
            label={m.staff_child_from()}
            error={state.textOf('startsOn')}
            {...form.register('startsOn')}
          />
          <LastDay
            idPrefix={idPrefix}
            error={state.textOf('endsOn')}
            {...form.register('endsOn')}
          />
        </>
      )}
      {isFull && (
        <Tick
          text={m.staff_child_full_accept()}
          isTicked={isFullAccepted}
          onTick={setFullAccepted}
        />
      )}
    </DialogForm>
  )
}

function send(childId: string, change: PlaceChange, values: PlaceForm) {
  if (change.kind === 'add') return addPlace(childId, values)
  const { id, version } = change.place
  if (change.kind === 'correct') return correctPlace(childId, id, { ...values, version })
  const { startsOn: from, endsOn: _, ...moved } = values
  const move = { ...moved, from, version }
  const accepts = change.kind === 'move' ? change.accepts : undefined
  return accepts ? accepts.send(move) : movePlace(childId, id, move)
}

const texts = {
  add: { heading: m.staff_child_place_add, text: m.staff_child_place_add_text },
  correct: { heading: m.staff_child_place_correct, text: m.staff_child_place_correct_text },
  move: { heading: m.staff_child_place_move, text: m.staff_child_place_move_text },
  request: { heading: m.staff_child_request_move, text: m.staff_child_request_move_text },
} as const
