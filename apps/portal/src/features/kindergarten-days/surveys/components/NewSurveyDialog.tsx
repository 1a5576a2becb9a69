import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { KindergartenField } from '../../model/components/KindergartenField.tsx'
import { daysFieldText } from '../../model/field-texts.ts'
import { resolverOf } from '../../model/form-resolver.ts'
import { SurveyForm } from '../../model/forms.ts'
import { staffDaysKey } from '../../model/queries.ts'
import { staffDaysErrorText } from '../../model/refusal-texts.ts'
import { createSurvey } from '../queries.ts'
import { emptySurvey, newSurveyOf, type TypedSurvey } from '../typed-survey.ts'
import { SurveyFields, surveyFields, surveyPrefix } from './SurveyFields.tsx'

type Props = {
  kindergartens: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
}

/** A new survey, which guardians see at once. */
export function NewSurveyDialog({ kindergartens, onClose }: Props) {
  const navigate = useNavigate()
  const [only] = kindergartens.length === 1 ? kindergartens : []
  const form = useForm<TypedSurvey>({
    resolver: resolverOf(SurveyForm, newSurveyOf),
    defaultValues: emptySurvey(only?.id ?? ''),
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix: surveyPrefix,
    fields: ['kindergartenId', ...surveyFields],
    draft: { key: 'kindergarten-survey-new', fields: ['title.no', 'title.en'] },
    call: (typed) => createSurvey(newSurveyOf(typed)),
    changes: staffDaysKey,
    errorText: staffDaysErrorText,
    codeText: daysFieldText,
    done: () => m.kindergarten_days_survey_created(),
    onClose,
    onDone: ({ id }) =>
      void navigate({ to: '/staff/kindergartens/days/survey/$id', params: { id } }),
  })
  return (
    <DialogForm
      heading={m.kindergarten_days_new_survey()}
      state={state}
      send={m.kindergarten_days_create_survey()}
      onClose={onClose}
    >
      <p>{m.kindergarten_days_new_survey_text()}</p>
      <KindergartenField
        id={`${surveyPrefix}kindergartenId`}
        kindergartens={kindergartens}
        error={state.textOf('kindergartenId')}
        {...form.register('kindergartenId')}
      />
      <SurveyFields form={form} textOf={state.textOf} isFixed={false} />
    </DialogForm>
  )
}
