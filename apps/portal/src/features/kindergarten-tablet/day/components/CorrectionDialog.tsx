import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { osloWallTime } from '#platform/time/oslo.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { tabletErrorText, tabletFieldText } from '../../model/refusal-messages.ts'
import type { DayPresence, StaffDayChild } from '../contract.ts'
import { Arrives, Reason } from '../correction-form.ts'
import { presenceText } from '../day-texts.ts'
import { correctPresence, dayKey } from '../queries.ts'

const idPrefix = 'kindergarten-presence-'
const Typed = z.object({ arrives: Arrives, departs: Arrives, reason: Reason })

type Props = {
  child: StaffDayChild
  /** Null for one that nobody recorded. */
  presence: DayPresence | null
  departmentId: string
  onDate: string
  onClose: () => void
}

const clock = (instant: string | null | undefined) =>
  instant ? osloWallTime(new Date(instant)) : ''

/** A leader says when a child came and went. */
export function CorrectionDialog({ child, presence, departmentId, onDate, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(Typed),
    defaultValues: {
      arrives: clock(presence?.arrivedAt),
      departs: clock(presence?.departedAt),
      reason: '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['arrives', 'departs', 'reason'],
    fieldOf: { PRESENCE_TIME_INVALID: 'departs' },
    errorText: tabletErrorText,
    codeText: tabletFieldText,
    draft: {
      key: `kindergarten-presence:${presence?.id ?? child.id}`,
      fields: ['reason'],
    },
    call: (typed) =>
      correctPresence({
        ...typed,
        departmentId,
        childId: child.id,
        onDate,
        presenceId: presence?.id ?? null,
        seen: presence && { arrivedAt: presence.arrivedAt, departedAt: presence.departedAt },
      }),
    changes: dayKey,
    done: () => m.tablet_day_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={presence ? m.tablet_day_correct() : m.tablet_day_add()}
      state={state}
      send={m.tablet_day_save()}
      onClose={onClose}
    >
      <p>{presence ? `${child.name}: ${presenceText(presence)}` : child.name}</p>
      <TextField
        id={`${idPrefix}arrives`}
        type="time"
        label={m.tablet_day_arrived()}
        hint={presence ? m.tablet_day_arrived_hint() : undefined}
        error={state.textOf('arrives')}
        {...form.register('arrives')}
      />
      <TextField
        id={`${idPrefix}departs`}
        type="time"
        label={m.tablet_day_departed()}
        hint={m.tablet_day_departed_hint()}
        error={state.textOf('departs')}
        {...form.register('departs')}
      />
      <TextArea
        id={`${idPrefix}reason`}
        label={m.tablet_day_reason()}
        hint={m.tablet_day_reason_hint()}
        error={state.textOf('reason')}
        {...form.register('reason')}
      />
    </DialogForm>
  )
}
