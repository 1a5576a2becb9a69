import { Button } from '@digdir/designsystemet-react'
import type { Ref } from 'react'
import { acceptedExtensions } from '#core/files/file-types.ts'
import { maxFiles } from '#core/files/limits.ts'
import { Honeypot } from '#core/public-forms/components/Honeypot.tsx'
import publicStyles from '#core/public-forms/components/PublicForm.module.css'
import { filledHoneypot } from '#core/public-forms/honeypots.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatFileSize } from '#platform/format.ts'
import formStyles from '#ui/form/Form.module.css'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { longest } from '../../model/rules.ts'
import { fileName, sentNames } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'
import { inquiryEndpoints } from '../endpoints.ts'
import { aboutName, aboutValue } from '../plain/about.ts'
import { idPrefix, contactFieldIds as ids } from '../plain/field-ids.ts'
import styles from './PlainForm.module.css'

/**
 * The form as the browser sends it by itself: there at once, and for all who have no JavaScript. The one
 * that the script makes takes its place, with what was written in this one.
 */
export function PlainForm({
  offered,
  ref,
}: {
  offered: OfferedCategories
  ref: Ref<HTMLFormElement>
}) {
  return (
    <form
      ref={ref}
      method="post"
      action={`${inquiryEndpoints.sendForm.path}?language=${getLocale()}`}
      encType="multipart/form-data"
      className={formStyles.form}
    >
      <Field name="firstName" label={m.form_first_name()} autoComplete="given-name" />
      <Field name="lastName" label={m.form_last_name()} autoComplete="family-name" />
      <Field name="email" label={m.form_email()} type="email" autoComplete="email" />
      <div className={styles.about}>
        <SelectField
          id={ids.category}
          name={aboutName}
          label={m.contact_category()}
          error={undefined}
          required
        >
          <option value="">{m.contact_choose_category()}</option>
          {offered.map(({ id, name, subcategories }) => (
            <optgroup key={id} label={name}>
              {subcategories
                .filter(({ form }) => form === null)
                .map((subcategory) => (
                  <option key={subcategory.id} value={aboutValue(id, subcategory.id)}>
                    {subcategory.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <TextField
        id={ids.subject}
        name={sentNames.subject}
        label={m.form_optional({ field: m.contact_subject() })}
        error={undefined}
        maxLength={longest.subject}
      />
      <TextArea
        id={ids.text}
        name={sentNames.text}
        label={m.contact_message()}
        hint={m.contact_text_hint({ count: longest.text })}
        rows={8}
        error={undefined}
        maxLength={longest.text}
        required
      />
      <div className={styles.files}>
        <TextField
          id={ids.files}
          name={fileName}
          label={m.form_optional({ field: m.contact_attachments() })}
          hint={m.files_hint({ most: formatFileSize(maxFiles, 1_024) })}
          error={undefined}
          type="file"
          multiple
          accept={acceptedExtensions}
        />
      </div>
      <Honeypot idPrefix={idPrefix} />
      <input type="hidden" name={filledHoneypot.field} value={filledHoneypot.value} />
      <div className={publicStyles.send}>
        <Button type="submit">{m.contact_send()}</Button>
        <p className={formStyles.hint}>{m.contact_not_ready()}</p>
      </div>
    </form>
  )
}

function Field({
  name,
  ...input
}: {
  name: 'firstName' | 'lastName' | 'email'
  label: string
  type?: 'email'
  autoComplete: string
}) {
  return <TextField id={ids[name]} name={sentNames[name]} error={undefined} required {...input} />
}
