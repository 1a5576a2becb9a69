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

/** The properties of every dialog about the schedule. */
export type ScheduleDialogProps = {
  schedule: Schedule
  centerId: number
  onClose: () => void
  onSaved: (saved: SavedChange) => void
}

type Props<Values extends FieldValues> = Pick<ScheduleDialogProps, 'onClose' | 'onSaved'> & {
  heading: string
  form: UseFormReturn<Values>
  /** Names of its fields, whose ids start with `idPrefix`. */
  fields: readonly Path<Values>[]
  idPrefix: string
  /** The key of the draft, which is restored after a reload. */
  draftKey: string
  fieldOf?: Readonly<Record<string, Path<Values>>>
  toChange: (values: Values) => ScheduleChange
  /** A button beside the submit button. */
  secondaryAction?: ReactNode
  children: (textOf: (field: string) => string | undefined) => ReactNode
}

/** A change of the schedule in two steps: the form, and a preview of its effects with the save button. */
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
  const [preview, setPreview] = useState<{
    change: ScheduleChange
    preview: SchedulePreview
  } | null>(null)
  const loadPreview = async (change: ScheduleChange) =>
    setPreview({ change, preview: await whileLoggedIn(() => previewSchedule(change)) })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    fieldOf,
    errorText: scheduleErrorText,
    codeText: scheduleFieldText,
    send: (values) => loadPreview(toChange(values)),
  })
  const refresh = () => queryClient.invalidateQueries(scheduleChanged)
  return (
    <Dialog heading={heading} onClose={onClose}>
      {preview && (
        <Preview
          {...preview}
          onBack={() => setPreview(null)}
          onOutdated={async () => {
            await refresh()
            await loadPreview(preview.change)
          }}
          onSaved={async (saved) => {
            draft.forget()
            onClose()
            onSaved(saved)
            await refresh()
          }}
        />
      )}
      {!preview && (
        <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
          <ProblemSummary problems={problems} failures={failures} />
          {props.children(textOf)}
          <DraftNote draft={draft} />
          <div className={formStyles.withButton}>
            <Button type="submit" loading={isSubmitting}>
              {isSubmitting ? m.schedule_looking() : m.schedule_look()}
            </Button>
            {props.secondaryAction}
          </div>
        </form>
      )}
    </Dialog>
  )
}
