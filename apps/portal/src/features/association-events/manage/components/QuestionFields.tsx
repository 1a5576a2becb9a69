import { Button } from '@digdir/designsystemet-react'
import { languageOf, locales } from '@trivsel/content-contract/locales'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { questionKindNames } from '../../model/event-names.ts'
import { longest, mostQuestions } from '../../model/limits.ts'
import { questionKinds } from '../../model/states.ts'
import { emptyQuestion } from '../typed-event.ts'
import styles from './EventForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'

/** What those who book are asked. */
export function QuestionFields({ form, textOf }: FieldProps) {
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  })
  const group = useRef<HTMLFieldSetElement>(null)
  const isAnySensitive = form.watch('questions').some(({ isSensitive }) => isSensitive)
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.part}>
      <legend>{m.association_event_part_questions()}</legend>
      {fields.map(({ key }, at) => (
        <Question key={key} form={form} textOf={textOf} at={at}>
          <Button
            type="button"
            variant="secondary"
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            {m.association_event_question_up({ number: at + 1 })}
          </Button>
          <Button
            type="button"
            variant="secondary"
            disabled={at === fields.length - 1}
            onClick={() => move(at, at + 1)}
          >
            {m.association_event_question_down({ number: at + 1 })}
          </Button>
          <Button
            type="button"
            variant="tertiary"
            onClick={() => {
              remove(at)
              // What was pressed is no longer there.
              group.current?.focus()
            }}
          >
            {m.association_event_question_remove({ number: at + 1 })}
          </Button>
        </Question>
      ))}
      {fields.length < mostQuestions && (
        <div className={styles.buttons}>
          <Button
            type="button"
            variant="secondary"
            onClick={() =>
              append(emptyQuestion(), {
                focusName: `questions.${fields.length}.text.${locales[0]}`,
              })
            }
          >
            {m.association_event_question_add()}
          </Button>
        </div>
      )}
      {isAnySensitive && (
        <TextField
          id={`${idPrefix}answerDays`}
          label={m.association_event_answer_days()}
          hint={m.association_event_answer_days_hint()}
          inputMode="numeric"
          error={textOf('answerDays')}
          {...form.register('answerDays')}
        />
      )}
    </fieldset>
  )
}

function Question({
  form,
  textOf,
  at,
  children,
}: FieldProps & { at: number; children: React.ReactNode }) {
  const name = `questions.${at}` as const
  const isChoice = form.watch(`${name}.kind`) === 'choice'
  return (
    <fieldset className={styles.question}>
      <legend>{m.association_event_question_number({ number: at + 1 })}</legend>
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${idPrefix}${name}.text.${locale}`}
          label={m.editable_in_language({
            field: m.association_event_question(),
            language: languageName(locale),
          })}
          lang={languageOf(locale)}
          maxLength={longest.question}
          error={textOf(`${name}.text.${locale}`)}
          {...form.register(`${name}.text.${locale}`)}
        />
      ))}
      <SelectField
        id={`${idPrefix}${name}.kind`}
        label={m.association_event_question_kind()}
        error={undefined}
        {...form.register(`${name}.kind`)}
      >
        {questionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {questionKindNames[kind]()}
          </option>
        ))}
      </SelectField>
      {isChoice &&
        locales.map((locale) => (
          <TextArea
            key={locale}
            id={`${idPrefix}${name}.options.${locale}`}
            label={m.editable_in_language({
              field: m.association_event_options(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            hint={m.association_event_options_hint()}
            error={textOf(`${name}.options.${locale}`)}
            {...form.register(`${name}.options.${locale}`)}
          />
        ))}
      <label className={styles.check}>
        <input type="checkbox" className="ds-input" {...form.register(`${name}.isRequired`)} />
        {m.association_event_question_is_required()}
      </label>
      <label className={styles.check}>
        <input type="checkbox" className="ds-input" {...form.register(`${name}.isSensitive`)} />
        {m.association_event_question_is_sensitive()}
      </label>
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  )
}
