import { longestName } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { locales } from '#platform/i18n/localized.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { longestIntro } from '../../model/scheme-fields.ts'
import { type FieldProps, idPrefix } from '../field-props.ts'

/** Name and introduction of a new scheme. */
export function SchemeTextFields({ typed, change, textOf }: FieldProps) {
  const { name, intro } = typed
  return (
    <fieldset className={styles.part}>
      <legend>{m.health_scheme_texts()}</legend>
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${idPrefix}name-${locale}`}
          label={m.health_scheme_field_in_language({
            field: m.health_scheme_name(),
            language: languageName(locale),
          })}
          maxLength={longestName}
          error={textOf(`name-${locale}`)}
          value={name[locale]}
          onChange={({ target }) => change({ name: { ...name, [locale]: target.value } })}
        />
      ))}
      {locales.map((locale) => (
        <TextArea
          key={locale}
          id={`${idPrefix}intro-${locale}`}
          label={m.health_scheme_field_in_language({
            field: m.health_scheme_intro(),
            language: languageName(locale),
          })}
          hint={m.health_scheme_intro_hint()}
          maxLength={longestIntro}
          error={textOf(`intro-${locale}`)}
          value={intro[locale]}
          onChange={({ target }) => change({ intro: { ...intro, [locale]: target.value } })}
        />
      ))}
    </fieldset>
  )
}
