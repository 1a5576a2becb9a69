import { zodResolver } from '@hookform/resolvers/zod'
import { languageOf, locales, perLocale } from '@trivsel/content-contract/locales'
import { Fragment, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { planningFieldText } from '../../model/field-texts.ts'
import { longestMessage } from '../../model/limits.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import type { CoursePlaces } from '../contract.ts'
import { MessageTexts } from '../forms.ts'
import { sendMessage } from '../queries.ts'
import styles from './People.module.css'

const idPrefix = 'course-message-'
const textFields = locales.flatMap((locale) => [`subject.${locale}`, `text.${locale}`] as const)

type Props = { id: string; places: CoursePlaces; onClose: () => void }

/** A mail to those who come, in both languages or one, as it will be read, and to how many. */
export function MessageDialog({ id: courseId, places, onClose }: Props) {
  // The same mail sent again is sent once.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<MessageTexts>({
    resolver: zodResolver(MessageTexts as z.ZodMiniType<MessageTexts, MessageTexts>),
    defaultValues: {
      subject: perLocale(() => ''),
      text: perLocale(() => ''),
      toWaiting: false,
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: textFields,
    draft: { key: `course-message:${courseId}`, fields: textFields },
    call: (values) => sendMessage(courseId, { ...values, id }),
    changes: staffKey,
    errorText: planningErrorText,
    codeText: planningFieldText,
    done: ({ addresses }) => m.course_planning_message_done({ count: addresses }),
    onClose,
  })
  const toWaiting = form.watch('toWaiting')
  const count = places.items.filter((place) => toWaiting || place.state !== 'waiting').length
  const waiting = places.items.filter((place) => place.state === 'waiting').length
  return (
    <DialogForm
      heading={m.course_planning_message_write()}
      state={state}
      send={m.course_planning_message_send()}
      onClose={onClose}
    >
      <p>{m.course_planning_message_languages()}</p>
      {locales.map((locale) => (
        <Fragment key={locale}>
          <TextField
            id={`${idPrefix}subject.${locale}`}
            label={m.editable_in_language({
              field: m.course_planning_subject(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            maxLength={longestMessage.subject}
            error={state.textOf(`subject.${locale}`)}
            {...form.register(`subject.${locale}`)}
          />
          <TextArea
            id={`${idPrefix}text.${locale}`}
            label={m.editable_in_language({
              field: m.course_planning_message_text(),
              language: languageName(locale),
            })}
            lang={languageOf(locale)}
            rows={5}
            error={state.textOf(`text.${locale}`)}
            {...form.register(`text.${locale}`)}
          />
        </Fragment>
      ))}
      {waiting > 0 && (
        <Choices
          id={`${idPrefix}toWaiting`}
          type="radio"
          legend={m.course_planning_message_to()}
          options={[
            { value: 'come', text: m.course_planning_message_to_come() },
            { value: 'waiting', text: m.course_planning_message_to_waiting({ count: waiting }) },
          ]}
          chosen={[toWaiting ? 'waiting' : 'come']}
          onChange={([chosen]) =>
            form.setValue('toWaiting', chosen === 'waiting', { shouldDirty: true })
          }
        />
      )}
      <Preview subject={form.watch('subject')} text={form.watch('text')} />
      <p role="status">{m.course_planning_message_count({ count })}</p>
    </DialogForm>
  )
}

type Texts = Readonly<Record<string, string>>

/** As it is read; nothing while nothing is written. */
function Preview({ subject, text }: { subject: Texts; text: Texts }) {
  const written = locales.filter((locale) => subject[locale] || text[locale])
  if (written.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={`${idPrefix}preview`}>
      <h3 id={`${idPrefix}preview`}>{m.course_planning_message_preview()}</h3>
      {written.map((locale) => (
        <div key={locale} lang={languageOf(locale)}>
          <p>
            <strong>{subject[locale]}</strong>
          </p>
          <p className={styles.text}>{text[locale]}</p>
        </div>
      ))}
    </section>
  )
}
