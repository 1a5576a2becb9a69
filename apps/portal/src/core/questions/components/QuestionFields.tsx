import { Button } from '@digdir/designsystemet-react'
import { languageOf, locales } from '@trivsel/content-contract/locales'
import { type ReactNode, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { longest, mostQuestions } from '../limits.ts'
import { questionKindNames } from '../question-texts.ts'
import { questionKinds } from '../states.ts'
import { emptyQuestion, type TypedQuestions } from '../typed-question.ts'
import styles from './QuestionFields.module.css'

type Props = {
  /** Of the ids of all fields of the form. */
  idPrefix: string
  /** What is wrong with a field, by its name in the form. */
  textOf: (field: string) => string | undefined
}

/**
 * What those who book are asked. It is a part of a form around it (`FormProvider`), which has the fields
 * of `TypedQuestions`.
 */
export function QuestionFields({ idPrefix, textOf }: Props) {
  const form = useFormContext<TypedQuestions>()
  const { fields, append, remove, move } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  })
  const group = useRef<HTMLFieldSetElement>(null)
  const isAnySensitive = form.watch('questions').some(({ isSensitive }) => isSensitive)
  return (
    <fieldset ref={group} tabIndex={-1} className={styles.part}>
      <legend>{m.question_part()}</legend>
      {fields.map(({ key }, at) => (
        <Question key={key} idPrefix={idPrefix} textOf={textOf} at={at}>
          <Button
            type="button"
            variant="secondary"
            disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            {m.question_up({ number: at + 1 })}
          </Button>
          <Button
            type="button"
            variant="secondary"
            disabled={at === fields.length - 1}
            onClick={() => move(at, at + 1)}
          >
            {m.question_down({ number: at + 1 })}
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
            {m.question_remove({ number: at + 1 })}
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
            {m.question_add()}
          </Button>
        </div>
      )}
      {isAnySensitive && (
        <TextField
          id={`${idPrefix}answerDays`}
          label={m.question_answer_days()}
          hint={m.question_answer_days_hint()}
          inputMode="numeric"
          error={textOf('answerDays')}
          {...form.register('answerDays')}
        />
      )}
    </fieldset>
  )
}

function Question({ idPrefix, textOf, at, children }: Props & { at: number; children: ReactNode }) {
  const form = useFormContext<TypedQuestions>()
  const name = `questions.${at}` as const
  const isChoice = form.watch(`${name}.kind`) === 'choice'
  return (
    <fieldset className={styles.question}>
      <legend>{m.question_number({ number: at + 1 })}</legend>
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${idPrefix}${name}.text.${locale}`}
          label={m.editable_in_language({
            field: m.question_text(),
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
        label={m.question_kind()}
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
              field: m.question_options(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            hint={m.question_options_hint()}
            error={textOf(`${name}.options.${locale}`)}
            {...form.register(`${name}.options.${locale}`)}
          />
        ))}
      <label className={styles.check}>
        <input type="checkbox" className="ds-input" {...form.register(`${name}.isRequired`)} />
        {m.question_is_required()}
      </label>
      <label className={styles.check}>
        <input type="checkbox" className="ds-input" {...form.register(`${name}.isSensitive`)} />
        {m.question_is_sensitive()}
      </label>
      <div className={styles.buttons}>{children}</div>
    </fieldset>
  )
}
