import { type Locale, languageOf, locales } from '@trivsel/content-contract/locales'
import { Fragment } from 'react'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { audienceNames } from '../../model/event-names.ts'
import { longest } from '../../model/limits.ts'
import { audiences } from '../../model/states.ts'
import type { TypedEvent } from '../typed-event.ts'
import styles from './EventForm.module.css'
import { type FieldProps, idPrefix } from './field-props.ts'
import { PlacesFields } from './PlacesFields.tsx'
import { SeriesFields } from './SeriesFields.tsx'

type Props = FieldProps & {
  /** Several can be made at once. */
  isNew: boolean
}

/** All of an event that a board fills in. */
export function EventFields({ form, textOf, isNew }: Props) {
  const input = (name: keyof TypedEvent, label: string) => ({
    id: idPrefix + name,
    label,
    error: textOf(name),
    ...form.register(name as 'place'),
  })
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_what()}</legend>
        <p className={styles.hint}>{m.association_event_languages_help()}</p>
        {locales.map((locale) => (
          <TextsIn key={locale} form={form} textOf={textOf} locale={locale} />
        ))}
        <Choices
          id={`${idPrefix}languages`}
          type="checkbox"
          legend={m.association_event_languages()}
          options={locales.map((locale) => ({ value: locale, text: languageName(locale) }))}
          chosen={form.watch('languages')}
          error={textOf('languages')}
          onChange={(chosen) => form.setValue('languages', chosen, { shouldDirty: true })}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_when()}</legend>
        <p className={styles.hint}>{m.association_event_norwegian_time_help()}</p>
        <div className={styles.pair}>
          <TextField {...input('startDay', m.association_event_start_day())} type="date" />
          <TextField {...input('startTime', m.association_event_start_time())} type="time" />
        </div>
        <div className={styles.ends}>
          <TextField
            {...input('endDay', m.association_event_end_day())}
            type="date"
            hint={m.association_event_end_day_hint()}
          />
          <TextField {...input('endTime', m.association_event_end_time())} type="time" />
        </div>
        {isNew && <SeriesFields form={form} textOf={textOf} />}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_where()}</legend>
        <TextField
          {...input('place', m.association_event_place())}
          hint={m.association_event_place_hint()}
          maxLength={longest.place}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{m.association_event_part_who()}</legend>
        <Choices
          id={`${idPrefix}audience`}
          type="radio"
          legend={m.association_event_audience()}
          hint={m.association_event_audience_hint()}
          options={audiences.map((value) => ({ value, text: audienceNames[value]() }))}
          chosen={[form.watch('audience')]}
          error={textOf('audience')}
          onChange={([chosen]) =>
            chosen && form.setValue('audience', chosen, { shouldDirty: true })
          }
        />
        <Choices
          id={`${idPrefix}hasPlaces`}
          type="radio"
          legend={m.association_event_has_places()}
          options={[
            { value: 'no', text: m.association_event_has_places_no() },
            { value: 'yes', text: m.association_event_has_places_yes() },
          ]}
          chosen={[form.watch('hasPlaces') ? 'yes' : 'no']}
          onChange={([chosen]) =>
            form.setValue('hasPlaces', chosen === 'yes', { shouldDirty: true })
          }
        />
      </fieldset>
      {form.watch('hasPlaces') && <PlacesFields form={form} textOf={textOf} />}
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
      <TextField {...field('title', m.association_event_title())} maxLength={longest.title} />
      <TextArea
        {...field('text', m.association_event_text())}
        hint={m.association_event_text_hint()}
        rows={6}
      />
    </Fragment>
  )
}
