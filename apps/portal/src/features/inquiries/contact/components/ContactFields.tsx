import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { track } from '#core/consent/track.ts'
import { FileField } from '#core/files/components/FileField.tsx'
import { Honeypot } from '#core/public-forms/components/Honeypot.tsx'
import { LockedNote } from '#core/public-forms/components/LockedNote.tsx'
import publicStyles from '#core/public-forms/components/PublicForm.module.css'
import { type KnownAccount, lockedFields } from '#core/public-forms/form-definition.ts'
import { sendWithToken } from '#core/public-forms/send-with-token.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { longest } from '../../model/rules.ts'
import { ContactFormWithFiles, contactFields, mostContactFiles } from '../contact-form.ts'
import type { OfferedCategories } from '../contract.ts'
import { inquiryEndpoints } from '../endpoints.ts'
import { contactErrorText, contactFieldText } from '../form/contact-texts.ts'
import { findOffered } from '../form/find-offered.ts'
import { initialValues } from '../form/initial-values.ts'
import { contactBody } from '../form/send-contact.ts'
import { type LoadedDraft, useSavedContact } from '../form/use-contact-draft.ts'
import { idPrefix, contactFieldIds as ids } from '../plain/field-ids.ts'
import { getContactToken } from '../queries.ts'
import { CategoryFields } from './CategoryFields.tsx'

/** Refusals that mean that the categories have changed since the page was loaded. */
const outdatedCodes: readonly string[] = ['CATEGORY_UNKNOWN', 'HAS_OWN_FORM']

type Props = {
  offered: OfferedCategories
  /** The category of the link that led here. */
  categoryId: string | undefined
  userId: string | null
  /** Called when the categories have changed in the meantime. */
  onCategoriesChanged: () => unknown
  /** The account of a logged-in person. */
  account: KnownAccount | null
  loaded: LoadedDraft
  onSent: (email: string) => void
}

/** The contact form (specification, sections 2 to 5). */
export function ContactFields({ offered, onCategoriesChanged, ...props }: Props) {
  const { userId, categoryId, account, loaded, onSent } = props
  const [files, setFiles] = useState(loaded.files)
  const [progress, setProgress] = useState<number | null>(null)
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm({
    resolver: zodResolver(ContactFormWithFiles),
    defaultValues: initialValues({ ...loaded, account, offered, categoryId }),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const draft = useSavedContact(form, { loaded, userId })
  const fetchFirstToken = useRef(async () => {
    if (draft.knownToken() === null) draft.keepToken(await getContactToken())
  })
  // A failed request is repeated when the form is sent.
  useEffect(() => void fetchFirstToken.current().catch(() => undefined), [])

  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: contactFields,
    fieldOf: { CATEGORY_UNKNOWN: 'category', HAS_OWN_FORM: 'subcategory' },
    errorText: (failure) => contactErrorText(failure, files),
    codeText: contactFieldText,
    send: async (values) => {
      const trapped = trap.current?.value ?? ''
      try {
        await sendWithToken({
          known: draft.knownToken(),
          getToken: getContactToken,
          keepToken: draft.keepToken,
          send: (token) =>
            uploadToEndpoint(
              inquiryEndpoints.sendInquiry,
              { ...(files.length > 0 && { onProgress: setProgress }) },
              {
                query: { language: getLocale() },
                body: contactBody(values, { offered, files, trapped, token }),
              },
            ),
        })
      } catch (failure) {
        if (failure instanceof ApiError && outdatedCodes.includes(failure.code))
          onCategoriesChanged()
        throw failure
      } finally {
        setProgress(null)
      }
      draft.forget()
      track('contact-form-sent')
      onSent(values.email)
    },
  })

  function attach(chosen: readonly File[]): void {
    setFiles(chosen)
    form.setValue(
      'files',
      chosen.map(({ size }) => ({ size })),
      { shouldValidate: true },
    )
    draft.saveFiles(chosen)
  }

  const locked = lockedFields(account)
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    id: ids[name],
    error: textOf(name),
    ...(locked.includes(name) && { readOnly: true }),
    ...form.register(name),
  })
  const [category, subcategory] = form.watch(['category', 'subcategory'])
  const hasOwnForm = Boolean(findOffered(offered, { category, subcategory }).subcategory?.form)
  const isReady = form.formState.isValid && !hasOwnForm
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {locked.length > 0 && <LockedNote />}
      <TextField {...field('firstName')} label={m.form_first_name()} autoComplete="given-name" />
      <TextField {...field('lastName')} label={m.form_last_name()} autoComplete="family-name" />
      <TextField
        {...field('email')}
        label={m.form_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <CategoryFields form={form} textOf={textOf} offered={offered} />
      <TextField
        id={ids.subject}
        label={m.form_optional({ field: m.contact_subject() })}
        error={textOf('subject')}
        maxLength={longest.subject}
        {...form.register('subject')}
      />
      <TextArea
        id={ids.text}
        label={m.contact_message()}
        hint={m.contact_text_hint({ count: longest.text })}
        rows={8}
        error={textOf('text')}
        {...form.register('text')}
      />
      <FileField
        id={ids.files}
        label={m.form_optional({ field: m.contact_attachments() })}
        files={files}
        most={mostContactFiles}
        error={textOf('files')}
        progress={progress}
        onChange={attach}
      />
      <Honeypot idPrefix={idPrefix} ref={trap} />
      <div className={publicStyles.send}>
        <Button
          type="submit"
          loading={isSubmitting}
          disabled={isSubmitting || !isReady}
          aria-describedby={`${idPrefix}state`}
        >
          {isSubmitting ? m.form_sending() : m.contact_send()}
        </Button>
        <p id={`${idPrefix}state`} className={formStyles.hint}>
          {isReady ? m.form_kept() : hasOwnForm ? m.contact_own_form() : m.contact_not_ready()}
        </p>
      </div>
    </form>
  )
}
