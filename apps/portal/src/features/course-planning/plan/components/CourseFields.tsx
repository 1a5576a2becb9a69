import { type Locale, languageOf, locales } from '@trivsel/content-contract/locales'
import { Fragment } from 'react'
import { longest } from '#core/courses/limits.ts'
import { courseAudiences } from '#core/courses/states.ts'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import type { UsedDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { audienceNames } from '../../model/course-names.ts'
import styles from './CourseForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'

/** What a course is, in which language, for whom and where. */
export function CourseFields({ form, textOf, draft }: FieldProps & { draft: UsedDraft }) {
  const input = (name: 'teacher' | 'place' | 'link', label: string) => ({
    id: idPrefix + name,
    label,
    maxLength: longest[name],
    error: textOf(name),
    ...form.register(name),
  })
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{m.course_planning_part_what()}</legend>
        {locales.map((locale) => (
          <TextsIn key={locale} form={form} textOf={textOf} locale={locale} />
        ))}
        <DraftNote draft={draft} />
        <Choices
          id={`${idPrefix}languages`}
          type="checkbox"
          legend={m.course_planning_languages()}
          options={locales.map((locale) => ({ value: locale, text: languageName(locale) }))}
          chosen={form.watch('languages')}
          error={textOf('languages')}
          onChange={(chosen) => form.setValue('languages', chosen, { shouldDirty: true })}
        />
        <TextField {...input('teacher', m.course_planning_teacher())} />
        <Choices
          id={`${idPrefix}audience`}
          type="radio"
          legend={m.course_planning_audience()}
          hint={m.course_planning_audience_hint()}
          options={courseAudiences.map((value) => ({ value, text: audienceNames[value]() }))}
          chosen={[form.watch('audience')]}
          error={textOf('audience')}
          onChange={([chosen]) =>
            chosen && form.setValue('audience', chosen, { shouldDirty: true })
          }
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.course_planning_part_where()}</legend>
        <TextField
          {...input('place', m.course_planning_place())}
          hint={m.course_planning_place_hint()}
        />
        <TextField
          {...input('link', m.course_planning_link())}
          hint={m.course_planning_link_hint()}
          type="url"
          inputMode="url"
        />
      </fieldset>
    </>
  )
}

function TextsIn({ form, textOf, locale }: FieldProps & { locale: Locale }) {
  const field = (name: 'title' | 'text', label: string) => ({
    id: `${idPrefix}${name}.${locale}`,
    label: m.editable_in_language({ field: label, language: languageName(locale) }),
    lang: languageOf(locale),
    error: textOf(`${name}.${locale}`),
    ...form.register(`${name}.${locale}`),
  })
  return (
    <Fragment>
      <TextField {...field('title', m.course_planning_title())} maxLength={longest.title} />
      <TextArea
        {...field('text', m.course_planning_text())}
        hint={m.course_planning_text_hint()}
        rows={6}
      />
    </Fragment>
  )
}
