import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { daysFieldText } from '../../model/field-texts.ts'
import { resolverOf } from '../../model/form-resolver.ts'
import { ChangedSurvey } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import type { OpenSurvey } from '../contract.ts'
import { changeSurvey } from '../queries.ts'
import { changedSurveyOf, type TypedSurvey, typedOf } from '../typed-survey.ts'
import { SurveyFields, surveyFields, surveyPrefix } from './SurveyFields.tsx'

/** Another title, deadline or days; the days only until somebody has answered. */
export function ChangeSurveyDialog({ open, onClose }: { open: OpenSurvey; onClose: () => void }) {
  const { id, version, hasAnswers } = open
  const sentOf = (typed: TypedSurvey) => changedSurveyOf(typed, version)
  const form = useForm<TypedSurvey>({
    resolver: resolverOf(ChangedSurvey, sentOf),
    defaultValues: typedOf(open),
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix: surveyPrefix,
    fields: surveyFields,
    draft: { key: `kindergarten-survey:${id}`, fields: ['title.no', 'title.en'] },
    call: (typed) => changeSurvey(id, sentOf(typed)),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_saved(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_days_change_survey()}
      state={state}
      send={m.kindergarten_days_save()}
      onClose={onClose}
    >
      {hasAnswers && <p>{m.kindergarten_days_has_answers()}</p>}
      <SurveyFields form={form} textOf={state.textOf} isFixed={hasAnswers} />
    </DialogForm>
  )
}
