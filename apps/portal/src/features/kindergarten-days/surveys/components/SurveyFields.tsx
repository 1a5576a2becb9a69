import { languageOf, locales } from '@trivsel/content-contract/locales'
import type { UseFormReturn } from 'react-hook-form'
import { longest } from '#core/kindergartens/limits.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { dayText } from '../../model/time.ts'
import { listWeekdays } from '../list-weekdays.ts'
import type { TypedSurvey } from '../typed-survey.ts'

export const surveyPrefix = 'kindergarten-survey-'

/** In their order on the screen. */
export const surveyFields = [
  ...locales.map((locale) => `title.${locale}` as const),
  'fromDay',
  'toDay',
  'days',
  'answerUntil',
  'silence',
  'remindDays',
] as const

type Props = {
  form: UseFormReturn<TypedSurvey>
  textOf: (field: string) => string | undefined
  /** Somebody has answered: the days stay. */
  isFixed: boolean
}

/** What a survey asks, about which days, and until when. */
export function SurveyFields({ form, textOf, isFixed }: Props) {
  const input = (
    name: 'answerUntil' | 'fromDay' | 'remindDays' | 'toDay',
    label: string,
    onChange?: () => void,
  ) => ({
    id: surveyPrefix + name,
    label,
    error: textOf(name),
    ...form.register(name, onChange && { onChange }),
  })
  const [from, to] = form.watch(['fromDay', 'toDay'])
  const period = listWeekdays(from, to)
  /** All of a new period are chosen. */
  const choosePeriod = () => {
    const { fromDay, toDay } = form.getValues()
    form.setValue('days', listWeekdays(fromDay, toDay))
  }
  return (
    <>
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${surveyPrefix}title.${locale}`}
          label={m.editable_in_language({
            field: m.kindergarten_days_title(),
            language: languageName(locale),
          })}
          lang={languageOf(locale)}
          maxLength={longest.title}
          error={textOf(`title.${locale}`)}
          {...form.register(`title.${locale}`)}
        />
      ))}
      {!isFixed && (
        <>
          <TextField {...input('fromDay', m.kindergarten_days_from(), choosePeriod)} type="date" />
          <TextField {...input('toDay', m.kindergarten_days_to(), choosePeriod)} type="date" />
          <Choices
            id={`${surveyPrefix}days`}
            type="checkbox"
            legend={m.kindergarten_days_days()}
            hint={m.kindergarten_days_days_hint()}
            options={period.map((day) => ({ value: day, text: dayText(day) }))}
            chosen={form.watch('days')}
            error={textOf('days')}
            onChange={(days) => form.setValue('days', days, { shouldDirty: true })}
          />
        </>
      )}
      <TextField
        {...input('answerUntil', m.kindergarten_days_deadline())}
        hint={m.kindergarten_days_deadline_hint()}
        type="date"
      />
      <Choices
        id={`${surveyPrefix}silence`}
        type="radio"
        legend={m.kindergarten_days_silence()}
        options={[
          { value: 'away', text: m.kindergarten_days_away() },
          { value: 'coming', text: m.kindergarten_days_coming() },
        ]}
        chosen={[form.watch('silence')]}
        onChange={([silence]) => silence && form.setValue('silence', silence as 'away' | 'coming')}
      />
      <TextField
        {...input('remindDays', m.kindergarten_days_remind())}
        hint={m.kindergarten_days_remind_hint()}
        inputMode="numeric"
      />
    </>
  )
}
