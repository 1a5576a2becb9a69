import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { confirmationWords, type DeletionBody, DeletionForm } from '../privacy-forms.ts'
import { deleteAccount } from '../queries.ts'
import { privacyErrorText, privacyFieldText } from '../refusal-messages.ts'
import styles from './Privacy.module.css'

const idPrefix = 'delete-'

/** A word and the password: neither an open laptop nor a slip of the finger deletes an account. */
export function DeleteForm({ onDeleted }: { onDeleted: () => void }) {
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const language = getLocale()
  const form = useForm<DeletionBody>({
    resolver: zodResolver(DeletionForm),
    defaultValues: { confirmation: '', password: '', language },
    shouldFocusError: false,
  })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['confirmation', 'password'],
    fieldOf: { CONFIRMATION_WRONG: 'confirmation', WRONG_PASSWORD: 'password' },
    errorText: privacyErrorText,
    codeText: privacyFieldText,
    send: async (body) => {
      await whileLoggedIn(() => deleteAccount(body))
      onDeleted()
      queryClient.clear()
    },
  })
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}confirmation`}
        label={m.privacy_delete_word_label({ word: confirmationWords[language] })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={textOf('confirmation')}
        {...form.register('confirmation')}
      />
      <PasswordField
        id={`${idPrefix}password`}
        label={m.account_current_password()}
        autoComplete="current-password"
        error={textOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" data-color="danger" loading={isSubmitting}>
        {isSubmitting ? m.privacy_delete_busy() : m.privacy_delete_submit()}
      </Button>
    </form>
  )
}
