import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { DownloadForm } from '../privacy-forms.ts'
import { accessLogKey, fetchData } from '../queries.ts'
import { privacyErrorText } from '../refusal-messages.ts'
import styles from './Privacy.module.css'

const idPrefix = 'download-'

/** All of one's data as a file, to read or for other systems. */
export function DownloadSection() {
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const form = useForm<DownloadForm>({
    resolver: zodResolver(DownloadForm),
    defaultValues: { format: 'html', language: getLocale(), password: '' },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['password'],
    fieldOf: { WRONG_PASSWORD: 'password' },
    errorText: privacyErrorText,
    send: async (wanted) => {
      saveFile(await whileLoggedIn(() => fetchData(wanted)))
      form.resetField('password')
      showMessage(m.privacy_download_done(), 'success')
      await queryClient.invalidateQueries({ queryKey: accessLogKey })
    },
  })
  const choose = (format: DownloadForm['format']) => () => form.setValue('format', format)
  return (
    <section aria-labelledby="download-heading" className={styles.section}>
      <h2 id="download-heading">{m.privacy_download_heading()}</h2>
      <p className={styles.text}>{m.privacy_download_text()}</p>
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <PasswordField
          id={`${idPrefix}password`}
          label={m.privacy_download_password()}
          hint={m.privacy_download_password_hint()}
          autoComplete="current-password"
          error={textOf('password')}
          {...form.register('password')}
        />
        <div className={styles.buttons}>
          <Button type="submit" disabled={isSubmitting} onClick={choose('html')}>
            {isSubmitting ? m.privacy_download_busy() : m.privacy_download_readable()}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            disabled={isSubmitting}
            onClick={choose('json')}
          >
            {m.privacy_download_json()}
          </Button>
        </div>
      </form>
    </section>
  )
}
