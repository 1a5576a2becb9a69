import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import type { SavedChange, Schedule, SchedulePreview } from '../contract.ts'
import { previewSchedule, scheduleChanged } from '../queries.ts'
import { scheduleErrorText, scheduleFieldText } from '../refusal-messages.ts'
import type { ScheduleChange } from '../schedule-forms.ts'
import { Preview } from './Preview.tsx'

/** What every dialog about the schedule is given. */
export type OfSchedule = {
  schedule: Schedule
  centerId: number
  onClose: () => void
  onSaved: (saved: SavedChange) => void
}

type Props<Values extends FieldValues> = Pick<OfSchedule, 'onClose' | 'onSaved'> & {
  heading: string
  form: UseFormReturn<Values>
  /** Names of its fields, whose ids begin with `idPrefix`. */
  fields: readonly Path<Values>[]
  idPrefix: string
  /** Names what is typed, with what it is about: it is there again after a reload. */
  draftKey: string
  fieldOf?: Readonly<Record<string, Path<Values>>>
  toChange: (values: Values) => ScheduleChange
  /** Beside the button that goes on. */
  besides?: ReactNode
  children: (textOf: (field: string) => string | undefined) => ReactNode
}

/** A change of the schedule in two steps: what it is, and what it does. Only then is it saved. */
export function ScheduleDialog<Values extends FieldValues>(props: Props<Values>) {
  const {
    heading,
    form,
    fields,
    fieldOf = {},
    idPrefix,
    draftKey,
    toChange,
    onClose,
    onSaved,
  } = props
  const draft = useStaffDraft(form, { key: draftKey, fields })
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const [seen, setSeen] = useState<{ change: ScheduleChange; preview: SchedulePreview } | null>(
    null,
  )
  const look = async (change: ScheduleChange) =>
    setSeen({ change, preview: await whileLoggedIn(() => previewSchedule(change)) })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    fieldOf,
    errorText: scheduleErrorText,
    codeText: scheduleFieldText,
    send: (values) => look(toChange(values)),
  })
  const refresh = () => queryClient.invalidateQueries(scheduleChanged)
  return (
    <Dialog heading={heading} onClose={onClose}>
      {seen && (
        <Preview
          {...seen}
          onBack={() => setSeen(null)}
          onOutdated={async () => {
            await refresh()
            await look(seen.change)
          }}
          onSaved={async (saved) => {
            draft.forget()
            onClose()
            onSaved(saved)
            await refresh()
          }}
        />
      )}
      {!seen && (
        <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
          <ProblemSummary problems={problems} failures={failures} />
          {props.children(textOf)}
          <DraftNote draft={draft} />
          <div className={formStyles.withButton}>
            <Button type="submit" loading={isSubmitting}>
              {isSubmitting ? m.schedule_looking() : m.schedule_look()}
            </Button>
            {props.besides}
          </div>
        </form>
      )}
    </Dialog>
  )
}
